import type { landingMachine } from '../../../machines/landing/landing-machine.ts'
import type { SendTo } from '../snapshot.ts'
import type { LandingScreenProps } from './landing-screen.tsx'

/** What the landing page's own controls send to its machine; wheel, finger and keys are heard by the app. */
export const landingActs = (
  send: SendTo<typeof landingMachine>,
): Pick<LandingScreenProps, 'onJump'> => ({
  onJump: (panel) => send({ type: 'jump requested', panel }),
})
