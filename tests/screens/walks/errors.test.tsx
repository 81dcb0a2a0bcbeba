import { missingChunkPreview } from '../../../lab/previews/shell-previews.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(missingChunkPreview)
