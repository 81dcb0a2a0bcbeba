import { sessionStage } from '../../../lab/stages/shell-stages.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(sessionStage)
