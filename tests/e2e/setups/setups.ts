import { missingChunkSetup } from './error-setups.ts'
import { navigationBlockerSetup, pageHostSetup } from './navigation-setups.ts'
import {
  interestsSetup,
  locationSetup,
  pictureSetup,
  profileFormSetup,
  profileSetup,
} from './profile-setups.ts'
import {
  copyEmailSetup,
  deleteAccountSetup,
  reportIssueSetup,
  settingsSetup,
  themeSetup,
} from './settings-setups.ts'
import type { Setup } from './setup.ts'
import {
  appSetup,
  fullSiteSetup,
  landingSetup,
  onboardingSetup,
  passwordRemovedSetup,
  restoreIdentitySetup,
  sessionSetup,
  signInsSetup,
} from './shell-setups.ts'
import { verifyEmailSetup, withdrawAccountSetup } from './verify-email-setup.ts'
import {
  forgotPasswordSetup,
  loginSetup,
  signUpSetup,
  socialSignInSetup,
} from './visitor-setups.ts'

/** The setup of every machine, in the order of machines/models.ts. */
export const setups: readonly Setup[] = [
  appSetup,
  sessionSetup,
  restoreIdentitySetup,
  signUpSetup,
  loginSetup,
  socialSignInSetup,
  forgotPasswordSetup,
  passwordRemovedSetup,
  signInsSetup,
  verifyEmailSetup,
  withdrawAccountSetup,
  onboardingSetup,
  interestsSetup,
  profileFormSetup,
  pictureSetup,
  locationSetup,
  profileSetup,
  settingsSetup,
  reportIssueSetup,
  deleteAccountSetup,
  copyEmailSetup,
  landingSetup,
  fullSiteSetup,
  themeSetup,
  missingChunkSetup,
  pageHostSetup,
  navigationBlockerSetup,
]
