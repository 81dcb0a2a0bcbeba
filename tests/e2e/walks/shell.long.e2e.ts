import {
  appSetup,
  onboardingSetup,
  passwordRemovedSetup,
  restoreIdentitySetup,
  sessionSetup,
} from '../setups/shell-setups.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(appSetup)
walkOnSite(onboardingSetup)
walkOnSite(passwordRemovedSetup)
walkOnSite(sessionSetup)
walkOnSite(restoreIdentitySetup)
