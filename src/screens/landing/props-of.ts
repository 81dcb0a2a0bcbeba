import type { landingMachine } from '../../../machines/landing/landing-machine.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { LandingScreenProps } from './landing-screen.tsx'

/** What the landing page shows of its machine. */
export const landingPropsOf = (
  snapshot: SnapshotOf<typeof landingMachine>,
): Pick<LandingScreenProps, 'panel' | 'snapping'> => ({
  panel: snapshot.context.panel,
  snapping: snapshot.matches('snapping'),
})
