import { restoreIdentityPreview, sessionPreview } from '../../../lab/previews/session-preview.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(sessionPreview)
walkPreview(restoreIdentityPreview)
