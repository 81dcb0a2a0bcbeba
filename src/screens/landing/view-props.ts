import type { landingMachine } from '../../../machines/landing/landing-machine.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'
import type { LandingScreenProps } from './landing-screen.tsx'

type LandingView = Pick<LandingScreenProps, 'panel' | 'snapping' | 'moved'>

export const toLandingProps = (snapshot: SnapshotOf<typeof landingMachine>): LandingView => ({
  panel: snapshot.context.panel,
  snapping: snapshot.matches('snapping'),
  moved: snapshot.context.hasMoved,
})

export const isSameLandingView = (one: LandingView, other: LandingView): boolean =>
  one.panel === other.panel && one.snapping === other.snapping

/** The first name of the signed-in member for the greeting, '' if it is unknown; null for a visitor. */
export const greetedNameOf = (session: SnapshotOf<typeof sessionMachine>): string | null => {
  if (!session.hasTag('signed in')) return null
  const { member, identity, stored } = session.context
  if (member) return member.firstName.trim()
  const [first = ''] = (stored.displayName ?? identity?.displayName ?? '').trim().split(/\s+/u)
  return first
}

/** The handlers of the landing page's controls. The app handles wheel, touch and keys (src/landing). */
export const landingHandlers = (
  send: SendTo<typeof landingMachine>,
): Pick<LandingScreenProps, 'onJump'> => ({
  onJump: (panel) => send({ type: 'jump requested', panel }),
})
