import { fullSitePreview, landingPreview } from '../../../lab/previews/landing-preview.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(landingPreview)
walkPreview(fullSitePreview)
