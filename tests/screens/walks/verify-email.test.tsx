import { verifyEmailStage } from '../../../lab/stages/verify-email-stage.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(verifyEmailStage)
