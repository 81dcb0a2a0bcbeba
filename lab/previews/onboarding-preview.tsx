import type { ReactElement } from 'react'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import { ProfileCompletionScreen } from '../../src/screens/profile-completion/profile-completion-screen.tsx'
import { Shell } from '../../src/screens/shell/shell.tsx'
import type { SnapshotOf } from '../../src/screens/snapshot.ts'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import { onboardingPage } from '../page-objects/app-shell.ts'
import {
  idleLanding,
  idlePreferences,
  idleProfileForm,
  idleShell,
  idleVerification,
} from './idle-page.tsx'
import { previewOf } from './preview.ts'

/** Onboarding, by the page that it redirects to. */
export const onboardingPreview = previewOf({
  ...onboardingPage,
  show: ({ snapshot }) => <Shell {...idleShell}>{pendingPageOf(snapshot)}</Shell>,
})

const pendingPageOf = (pendingStep: SnapshotOf<typeof onboardingMachine>): ReactElement => {
  if (pendingStep.matches('verifying the email')) return <VerifyEmailScreen {...idleVerification} />
  if (pendingStep.matches('completing the profile'))
    return (
      <ProfileCompletionScreen
        {...idleProfileForm}
        username="maya.lindqvist"
        emailFrom="provider"
      />
    )
  if (pendingStep.matches('choosing interests')) return <PreferencesScreen {...idlePreferences} />
  return <LandingScreen {...idleLanding} />
}
