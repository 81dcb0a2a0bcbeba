import { sessionStage } from '../../../lab/stages/session-stage.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(sessionStage)
