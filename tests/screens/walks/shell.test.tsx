import { onboardingStage, passwordLostStage } from '../../../lab/stages/shell-stages.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(onboardingStage)
walkOnStage(passwordLostStage)
