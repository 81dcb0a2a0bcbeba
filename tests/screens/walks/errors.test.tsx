import { missingChunkPreview } from '../../../lab/previews/error-previews.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(missingChunkPreview)
