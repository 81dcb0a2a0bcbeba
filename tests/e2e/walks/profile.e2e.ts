import {
  interestsVenue,
  locationVenue,
  pictureVenue,
  profileFormVenue,
} from '../venues/profile-venues.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(interestsVenue)
walkOnSite(profileFormVenue)
walkOnSite(pictureVenue)
walkOnSite(locationVenue)
