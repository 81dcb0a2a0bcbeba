import {
  navigationBlockerPreview,
  pageHostPreview,
} from '../../../lab/previews/navigation-previews.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(pageHostPreview)
walkPreview(navigationBlockerPreview)
