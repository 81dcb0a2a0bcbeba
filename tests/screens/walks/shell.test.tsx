import {
  appPreview,
  onboardingPreview,
  passwordRemovedPreview,
} from '../../../lab/previews/shell-previews.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(appPreview)
walkPreview(onboardingPreview)
walkPreview(passwordRemovedPreview)
