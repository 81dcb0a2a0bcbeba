import { onboardingStage } from '../../../lab/stages/onboarding-stage.tsx'
import { passwordLostStage } from '../../../lab/stages/password-lost-stage.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(onboardingStage)
walkOnStage(passwordLostStage)
