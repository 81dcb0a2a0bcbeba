import {
  forgotPasswordStage,
  loginStage,
  signUpStage,
  socialSignInStage,
} from '../../../lab/stages/guest-stages.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(forgotPasswordStage)
walkOnStage(loginStage)
walkOnStage(signUpStage)
walkOnStage(socialSignInStage)
