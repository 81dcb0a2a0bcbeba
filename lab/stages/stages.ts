import { forgotPasswordStage } from './forgot-password-stage.tsx'
import { interestsStage } from './interests-stage.tsx'
import { landingStage, lateSiteStage } from './landing-stage.tsx'
import { loginStage, socialSignInStage } from './login-stages.tsx'
import { onboardingStage } from './onboarding-stage.tsx'
import { passwordLostStage } from './password-lost-stage.tsx'
import { locationStage, pictureStage, profileFormStage } from './profile-stages.tsx'
import { sessionStage } from './session-stage.tsx'
import {
  copyAddressStage,
  deleteAccountStage,
  reportIssueStage,
  themeStage,
} from './settings-stages.tsx'
import { signUpStage } from './sign-up-stage.tsx'
import type { Stage } from './stage.ts'
import { missingCodeStage } from './trouble-stages.tsx'
import { verifyEmailStage } from './verify-email-stage.tsx'

/** The stage of every machine of the site, in the order of machines/models.ts. */
export const stages: readonly Stage[] = [
  sessionStage,
  signUpStage,
  loginStage,
  socialSignInStage,
  forgotPasswordStage,
  passwordLostStage,
  verifyEmailStage,
  onboardingStage,
  interestsStage,
  profileFormStage,
  pictureStage,
  locationStage,
  reportIssueStage,
  deleteAccountStage,
  copyAddressStage,
  landingStage,
  lateSiteStage,
  themeStage,
  missingCodeStage,
]
