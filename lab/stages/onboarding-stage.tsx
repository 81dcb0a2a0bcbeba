import type { ReactElement } from 'react'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import { onboardingModel } from '../../machines/onboarding/onboarding-model.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import { ProfileCompletionScreen } from '../../src/screens/profile-completion/profile-completion-screen.tsx'
import { onboardingHands } from '../../src/screens/shell/hands.ts'
import { onboardingLooks } from '../../src/screens/shell/looks.ts'
import { Shell } from '../../src/screens/shell/shell.tsx'
import type { SnapshotOf } from '../../src/screens/snapshot.ts'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import {
  restingLanding,
  restingPreferences,
  restingProfileForm,
  restingShell,
  restingVerification,
} from './rest.tsx'
import { stageOf } from './stage.ts'

/** Onboarding, by the page to which it leads. */
export const onboardingStage = stageOf({
  model: onboardingModel,
  looks: onboardingLooks,
  hands: onboardingHands,
  show: ({ snapshot }) => <Shell {...restingShell}>{owedPageOf(snapshot)}</Shell>,
})

const owedPageOf = (owed: SnapshotOf<typeof onboardingMachine>): ReactElement => {
  if (owed.matches('verifying the email')) return <VerifyEmailScreen {...restingVerification} />
  if (owed.matches('completing the profile'))
    return <ProfileCompletionScreen {...restingProfileForm} emailFrom="provider" />
  if (owed.matches('choosing interests')) return <PreferencesScreen {...restingPreferences} />
  return <LandingScreen {...restingLanding} />
}
