import {
  copyAddressPreview,
  deleteAccountPreview,
  reportIssuePreview,
  themePreview,
} from '../../../lab/previews/settings-previews.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(copyAddressPreview)
walkPreview(deleteAccountPreview)
walkPreview(reportIssuePreview)
walkPreview(themePreview)
