import { forgotPasswordPreview } from '../../../lab/previews/forgot-password-preview.tsx'
import {
  loginPreview,
  signInsPreview,
  socialSignInPreview,
} from '../../../lab/previews/login-previews.tsx'
import { signUpPreview } from '../../../lab/previews/sign-up-preview.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(forgotPasswordPreview)
walkPreview(loginPreview)
walkPreview(signInsPreview)
walkPreview(signUpPreview)
walkPreview(socialSignInPreview)
