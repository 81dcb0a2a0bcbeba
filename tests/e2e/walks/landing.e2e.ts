import { landingVenue, lateSiteVenue } from '../venues/shell-venues.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(landingVenue)
walkOnSite(lateSiteVenue)
