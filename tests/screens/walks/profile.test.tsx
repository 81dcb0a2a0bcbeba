import { interestsStage } from '../../../lab/stages/interests-stage.tsx'
import {
  locationStage,
  pictureStage,
  profileFormStage,
} from '../../../lab/stages/profile-stages.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(interestsStage)
walkOnStage(locationStage)
walkOnStage(pictureStage)
walkOnStage(profileFormStage)
