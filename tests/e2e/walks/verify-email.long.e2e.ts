import { verifyEmailSetup, withdrawAccountSetup } from '../setups/verify-email-setup.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(verifyEmailSetup)
walkOnSite(withdrawAccountSetup)
