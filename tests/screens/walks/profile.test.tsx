import {
  interestsPreview,
  locationPreview,
  picturePreview,
  profileFormPreview,
  staticPagePreview,
} from '../../../lab/previews/profile-previews.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(interestsPreview)
walkPreview(locationPreview)
walkPreview(picturePreview)
walkPreview(profileFormPreview)
walkPreview(staticPagePreview)
