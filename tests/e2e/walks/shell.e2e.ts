import { onboardingVenue, passwordLostVenue, sessionVenue } from '../venues/shell-venues.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(onboardingVenue)
walkOnSite(passwordLostVenue)
walkOnSite(sessionVenue)
