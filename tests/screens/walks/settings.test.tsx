import {
  copyEmailPreview,
  deleteAccountPreview,
  reportIssuePreview,
  themePreview,
} from '../../../lab/previews/settings-previews.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(copyEmailPreview)
walkPreview(deleteAccountPreview)
walkPreview(reportIssuePreview)
walkPreview(themePreview)
