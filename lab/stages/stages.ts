import {
  forgotPasswordStage,
  loginStage,
  signUpStage,
  socialSignInStage,
  verifyEmailStage,
} from './guest-stages.tsx'
import { landingStage } from './landing-stage.tsx'
import { interestsStage, locationStage, pictureStage, profileFormStage } from './profile-stages.tsx'
import {
  copyAddressStage,
  deleteAccountStage,
  reportIssueStage,
  themeStage,
} from './settings-stages.tsx'
import { onboardingStage, passwordLostStage, sessionStage } from './shell-stages.tsx'
import type { Stage } from './stage.ts'

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
  themeStage,
]
