import {
  copyAddressVenue,
  deleteAccountVenue,
  reportIssueVenue,
  themeVenue,
} from '../venues/settings-venues.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(reportIssueVenue)
walkOnSite(deleteAccountVenue)
walkOnSite(copyAddressVenue)
walkOnSite(themeVenue)
