import {
  forgotPasswordVenue,
  loginVenue,
  signUpVenue,
  socialSignInVenue,
} from '../venues/guest-venues.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(signUpVenue)
walkOnSite(loginVenue)
walkOnSite(socialSignInVenue)
walkOnSite(forgotPasswordVenue)
