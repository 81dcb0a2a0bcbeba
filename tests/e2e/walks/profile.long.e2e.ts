import {
  interestsSetup,
  locationSetup,
  pictureSetup,
  profileFormSetup,
  profileSetup,
} from '../setups/profile-setups.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(interestsSetup)
walkOnSite(profileFormSetup)
walkOnSite(pictureSetup)
walkOnSite(locationSetup)
walkOnSite(profileSetup)
