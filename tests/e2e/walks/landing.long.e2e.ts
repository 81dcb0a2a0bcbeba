import { fullSiteSetup, landingSetup } from '../setups/shell-setups.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(landingSetup)
walkOnSite(fullSiteSetup)
