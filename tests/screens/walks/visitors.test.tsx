import {
  forgotPasswordPreview,
  loginPreview,
  signInsPreview,
  signUpPreview,
  socialSignInPreview,
} from '../../../lab/previews/visitor-previews.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(forgotPasswordPreview)
walkPreview(loginPreview)
walkPreview(signInsPreview)
walkPreview(signUpPreview)
walkPreview(socialSignInPreview)
