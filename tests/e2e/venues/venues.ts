import { forgotPasswordVenue, loginVenue, signUpVenue, socialSignInVenue } from './guest-venues.ts'
import { interestsVenue, locationVenue, pictureVenue, profileFormVenue } from './profile-venues.ts'
import {
  copyAddressVenue,
  deleteAccountVenue,
  reportIssueVenue,
  themeVenue,
} from './settings-venues.ts'
import {
  landingVenue,
  lateSiteVenue,
  onboardingVenue,
  passwordLostVenue,
  sessionVenue,
} from './shell-venues.ts'
import { missingCodeVenue } from './trouble-venues.ts'
import type { Venue } from './venue.ts'
import { verifyEmailVenue } from './verify-email-venue.ts'

/** The venue of every machine, in the order of machines/models.ts. */
export const venues: readonly Venue[] = [
  sessionVenue,
  signUpVenue,
  loginVenue,
  socialSignInVenue,
  forgotPasswordVenue,
  passwordLostVenue,
  verifyEmailVenue,
  onboardingVenue,
  interestsVenue,
  profileFormVenue,
  pictureVenue,
  locationVenue,
  reportIssueVenue,
  deleteAccountVenue,
  copyAddressVenue,
  landingVenue,
  lateSiteVenue,
  themeVenue,
  missingCodeVenue,
]
