import { missingCodeStage } from '../../../lab/stages/trouble-stages.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(missingCodeStage)
