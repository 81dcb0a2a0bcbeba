import { verifyEmailStage } from '../../../lab/stages/guest-stages.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(verifyEmailStage)
