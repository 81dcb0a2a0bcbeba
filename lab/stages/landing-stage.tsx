import { landingModel } from '../../machines/landing/landing-model.ts'
import { landingActs } from '../../src/screens/landing/acts-of.ts'
import { landingHands } from '../../src/screens/landing/hands.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { landingLooks } from '../../src/screens/landing/looks.ts'
import { landingPropsOf } from '../../src/screens/landing/props-of.ts'
import { stageOf } from './stage.ts'

/** The landing page. */
export const landingStage = stageOf({
  model: landingModel,
  looks: landingLooks,
  hands: landingHands,
  show: ({ snapshot, send }) => (
    <LandingScreen {...landingPropsOf(snapshot)} {...landingActs(send)} />
  ),
})
