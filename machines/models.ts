import type { AnyModel } from 'statewalk'
import { appModel } from './app/app-model.ts'
import { copyEmailModel } from './copy-email/copy-email-model.ts'
import { deleteAccountModel } from './delete-account/delete-account-model.ts'
import { forgotPasswordModel } from './forgot-password/forgot-password-model.ts'
import { fullSiteModel } from './full-site/full-site-model.ts'
import { interestsModel } from './interests/interests-model.ts'
import { landingModel } from './landing/landing-model.ts'
import { locationModel } from './location/location-model.ts'
import { loginModel } from './login/login-model.ts'
import { missingChunkModel } from './missing-chunk/missing-chunk-model.ts'
import { navigationBlockerModel } from './navigation-blocker/navigation-blocker-model.ts'
import { onboardingModel } from './onboarding/onboarding-model.ts'
import { pageHostModel } from './page-host/page-host-model.ts'
import { passwordRemovedModel } from './password-removed/password-removed-model.ts'
import { pictureModel } from './picture/picture-model.ts'
import { profileFormModel } from './profile-form/profile-form-model.ts'
import { reportIssueModel } from './report-issue/report-issue-model.ts'
import { restoreIdentityModel } from './restore-identity/restore-identity-model.ts'
import { sessionModel } from './session/session-model.ts'
import { settingsModel } from './settings/settings-model.ts'
import { signInsModel } from './sign-ins/sign-ins-model.ts'
import { signUpModel } from './sign-up/sign-up-model.ts'
import { socialSignInModel } from './social-sign-in/social-sign-in-model.ts'
import { staticPageModel } from './static-page/static-page-model.ts'
import { themeModel } from './theme/theme-model.ts'
import { verifyEmailModel } from './verify-email/verify-email-model.ts'
import { withdrawAccountModel } from './withdraw-account/withdraw-account-model.ts'

/** The models of all machines of the site. */
export const models: readonly AnyModel[] = [
  appModel,
  sessionModel,
  restoreIdentityModel,
  signUpModel,
  loginModel,
  socialSignInModel,
  forgotPasswordModel,
  passwordRemovedModel,
  signInsModel,
  verifyEmailModel,
  withdrawAccountModel,
  onboardingModel,
  interestsModel,
  profileFormModel,
  pictureModel,
  locationModel,
  staticPageModel,
  settingsModel,
  reportIssueModel,
  deleteAccountModel,
  copyEmailModel,
  landingModel,
  fullSiteModel,
  themeModel,
  missingChunkModel,
  pageHostModel,
  navigationBlockerModel,
]
