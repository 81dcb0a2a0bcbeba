import { appPreview } from './app-preview.tsx'
import { missingChunkPreview } from './error-previews.tsx'
import { forgotPasswordPreview } from './forgot-password-preview.tsx'
import { interestsPreview } from './interests-preview.tsx'
import { fullSitePreview, landingPreview } from './landing-preview.tsx'
import { loginPreview, signInsPreview, socialSignInPreview } from './login-previews.tsx'
import { navigationBlockerPreview, pageHostPreview } from './navigation-previews.tsx'
import { onboardingPreview } from './onboarding-preview.tsx'
import { passwordRemovedPreview } from './password-removed-preview.tsx'
import type { Preview } from './preview.ts'
import {
  locationPreview,
  picturePreview,
  profileFormPreview,
  staticPagePreview,
} from './profile-previews.tsx'
import { restoreIdentityPreview, sessionPreview } from './session-preview.tsx'
import {
  copyEmailPreview,
  deleteAccountPreview,
  reportIssuePreview,
  settingsPreview,
  themePreview,
} from './settings-previews.tsx'
import { signUpPreview } from './sign-up-preview.tsx'
import { verifyEmailPreview, withdrawAccountPreview } from './verify-email-preview.tsx'

/** The previews of all machines, in the order of machines/models.ts. */
export const previews: readonly Preview[] = [
  appPreview,
  sessionPreview,
  restoreIdentityPreview,
  signUpPreview,
  loginPreview,
  socialSignInPreview,
  forgotPasswordPreview,
  passwordRemovedPreview,
  signInsPreview,
  verifyEmailPreview,
  withdrawAccountPreview,
  onboardingPreview,
  interestsPreview,
  profileFormPreview,
  picturePreview,
  locationPreview,
  staticPagePreview,
  settingsPreview,
  reportIssuePreview,
  deleteAccountPreview,
  copyEmailPreview,
  landingPreview,
  fullSitePreview,
  themePreview,
  missingChunkPreview,
  pageHostPreview,
  navigationBlockerPreview,
]
