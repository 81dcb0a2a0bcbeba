import { missingChunkSetup } from './error-setups.ts'
import { forgotPasswordSetup, loginSetup, signUpSetup, socialSignInSetup } from './guest-setups.ts'
import { interestsSetup, locationSetup, pictureSetup, profileFormSetup } from './profile-setups.ts'
import {
  copyEmailSetup,
  deleteAccountSetup,
  reportIssueSetup,
  themeSetup,
} from './settings-setups.ts'
import type { Setup } from './setup.ts'
import {
  fullSiteSetup,
  landingSetup,
  onboardingSetup,
  passwordLostSetup,
  sessionSetup,
} from './shell-setups.ts'
import { verifyEmailSetup } from './verify-email-setup.ts'

/** The setup of every machine, in the order of machines/models.ts. */
export const setups: readonly Setup[] = [
  sessionSetup,
  signUpSetup,
  loginSetup,
  socialSignInSetup,
  forgotPasswordSetup,
  passwordLostSetup,
  verifyEmailSetup,
  onboardingSetup,
  interestsSetup,
  profileFormSetup,
  pictureSetup,
  locationSetup,
  reportIssueSetup,
  deleteAccountSetup,
  copyEmailSetup,
  landingSetup,
  fullSiteSetup,
  themeSetup,
  missingChunkSetup,
]
