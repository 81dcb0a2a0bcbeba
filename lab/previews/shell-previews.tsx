import type { ReactElement } from 'react'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import { settledMember } from '../../machines/samples.ts'
import { CrashScreen } from '../../src/screens/crash/crash-screen.tsx'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { MissingChunk } from '../../src/screens/missing-chunk/missing-chunk.tsx'
import {
  missingChunkHandlers,
  toMissingChunkProps,
} from '../../src/screens/missing-chunk/view-props.ts'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import { ProfileCompletionScreen } from '../../src/screens/profile-completion/profile-completion-screen.tsx'
import { PasswordRemoved } from '../../src/screens/shell/password-removed.tsx'
import { Shell } from '../../src/screens/shell/shell.tsx'
import {
  passwordRemovedHandlers,
  toPasswordRemovedProps,
} from '../../src/screens/shell/view-props.ts'
import type { SnapshotOf } from '../../src/screens/snapshot.ts'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import { appPage, onboardingPage, passwordRemovedPage } from '../page-objects/app-shell.ts'
import { missingChunkPage } from '../page-objects/navigation-pages.ts'
import {
  idleLanding,
  idlePreferences,
  idleProfileForm,
  idleShell,
  idleVerification,
  nothing,
} from './idle-page.tsx'
import { previewOf } from './preview.ts'

export const missingChunkPreview = previewOf({
  ...missingChunkPage,
  show: ({ snapshot, send }) => (
    <MissingChunk {...toMissingChunkProps(snapshot)} {...missingChunkHandlers(send)} />
  ),
})

/** The root, with the landing page until a child fails. */
export const appPreview = previewOf({
  ...appPage,
  show: ({ snapshot }) =>
    snapshot.matches('broken') ? (
      <Shell {...idleShell} bar="hidden">
        <CrashScreen onReload={nothing} />
      </Shell>
    ) : (
      <Shell {...idleShell}>
        <LandingScreen {...idleLanding} />
      </Shell>
    ),
})

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

/** The notice above the landing page that a password has been removed. */
export const passwordRemovedPreview = previewOf({
  ...passwordRemovedPage,
  show: ({ snapshot, send }) => (
    <Shell
      {...idleShell}
      account={{ name: settledMember.name, picture: '' }}
      banner={
        snapshot.matches('visible') && (
          <PasswordRemoved
            {...toPasswordRemovedProps(snapshot)}
            {...passwordRemovedHandlers(send)}
          />
        )
      }
    >
      <LandingScreen {...idleLanding} />
    </Shell>
  ),
})
