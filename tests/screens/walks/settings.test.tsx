import {
  copyEmailPreview,
  deleteAccountPreview,
  reportIssuePreview,
  settingsPreview,
  themePreview,
} from '../../../lab/previews/settings-previews.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(copyEmailPreview)
walkPreview(deleteAccountPreview)
walkPreview(settingsPreview)
walkPreview(reportIssuePreview)
walkPreview(themePreview)
