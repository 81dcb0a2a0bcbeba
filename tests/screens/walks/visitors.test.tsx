import { forgotPasswordStage } from '../../../lab/stages/forgot-password-stage.tsx'
import { loginStage, socialSignInStage } from '../../../lab/stages/login-stages.tsx'
import { signUpStage } from '../../../lab/stages/sign-up-stage.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(forgotPasswordStage)
walkOnStage(loginStage)
walkOnStage(signUpStage)
walkOnStage(socialSignInStage)
