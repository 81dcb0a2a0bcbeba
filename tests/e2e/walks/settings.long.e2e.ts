import {
  copyEmailSetup,
  deleteAccountSetup,
  reportIssueSetup,
  themeSetup,
} from '../setups/settings-setups.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(reportIssueSetup)
walkOnSite(deleteAccountSetup)
walkOnSite(copyEmailSetup)
walkOnSite(themeSetup)
