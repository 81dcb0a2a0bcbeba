import { missingCodeVenue } from '../venues/trouble-venues.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(missingCodeVenue)
