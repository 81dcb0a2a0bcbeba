import { onboardingSetup, passwordLostSetup, sessionSetup } from '../setups/shell-setups.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(onboardingSetup)
walkOnSite(passwordLostSetup)
walkOnSite(sessionSetup)
