import type { AnyModel } from 'statewalk'
import { loginModel } from '../../../machines/login/login-model.ts'
import { sessionModel } from '../../../machines/session/session-model.ts'
import { signUpModel } from '../../../machines/sign-up/sign-up-model.ts'
import { verifyEmailModel } from '../../../machines/verify-email/verify-email-model.ts'

/** Models that take half of the time of all explorations. They have a test file, and so a worker, of their own. */
export const largeModels: readonly AnyModel[] = [
  loginModel,
  sessionModel,
  signUpModel,
  verifyEmailModel,
]
