import {
  verifyEmailPreview,
  withdrawAccountPreview,
} from '../../../lab/previews/verify-email-preview.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(verifyEmailPreview)
walkPreview(withdrawAccountPreview)
