import {
  forgotPasswordSetup,
  loginSetup,
  signUpSetup,
  socialSignInSetup,
} from '../setups/visitor-setups.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(signUpSetup)
walkOnSite(loginSetup)
walkOnSite(socialSignInSetup)
walkOnSite(forgotPasswordSetup)
