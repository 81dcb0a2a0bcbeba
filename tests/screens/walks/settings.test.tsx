import {
  copyAddressStage,
  deleteAccountStage,
  reportIssueStage,
  themeStage,
} from '../../../lab/stages/settings-stages.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(copyAddressStage)
walkOnStage(deleteAccountStage)
walkOnStage(reportIssueStage)
walkOnStage(themeStage)
