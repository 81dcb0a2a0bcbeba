import type { lateSiteMachine } from '../../../machines/late-site/late-site-machine.ts'
import { outOfReachSentences } from '../../copy/out-of-reach.ts'
import type { GuestShellProps } from '../shell/guest-shell.tsx'
import type { SnapshotOf } from '../snapshot.ts'

/** What the landing page's bar shows of its machine. */
export const lateSitePropsOf = (
  snapshot: SnapshotOf<typeof lateSiteMachine>,
): Pick<GuestShellProps, 'awaited' | 'trouble'> => {
  const { page, failure } = snapshot.context
  return {
    awaited: snapshot.hasTag('busy') ? page : null,
    trouble: failure && sentenceFor(failure.kind),
  }
}

const sentenceFor = (kind: string): string =>
  kind === 'timed out' || kind === 'server error'
    ? outOfReachSentences[kind]
    : outOfReachSentences.unreachable
