import type { fullSiteMachine, VisitorPage } from '../../../machines/full-site/full-site-machine.ts'
import { unreachableMessages } from '../../copy/unreachable.ts'
import type { VisitorShellProps } from '../shell/visitor-shell.tsx'
import type { SendTo, SnapshotOf } from '../snapshot.ts'

/** Converts a snapshot of the full-site machine to the view props of the landing page's top bar. */
export const toFullSiteProps = (
  snapshot: SnapshotOf<typeof fullSiteMachine>,
): Pick<VisitorShellProps, 'pending' | 'problem'> => {
  const { page, failure } = snapshot.context
  return {
    pending: snapshot.hasTag('busy') ? page : null,
    problem: failure && textFor(failure.kind),
  }
}

const textFor = (kind: string): string =>
  kind === 'timed out' || kind === 'server error'
    ? unreachableMessages[kind]
    : unreachableMessages.unreachable

/** The handlers of the landing page's top bar, which send events to the full-site machine. */
export const fullSiteHandlers = (send: SendTo<typeof fullSiteMachine>) => ({
  onOpen: (page: VisitorPage) => send({ type: 'page requested', page }),
  onRetry: () => send({ type: 'retry requested' }),
  onDismiss: () => send({ type: 'dismissed' }),
})
