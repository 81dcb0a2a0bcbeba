import { verifyEmailVenue } from '../venues/verify-email-venue.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(verifyEmailVenue)
