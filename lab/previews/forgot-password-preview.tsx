import { ForgotPasswordScreen } from '../../src/screens/forgot-password/forgot-password-screen.tsx'
import {
  forgotPasswordHandlers,
  toForgotPasswordProps,
} from '../../src/screens/forgot-password/view-props.ts'
import { forgotPasswordPage } from '../page-objects/visitor-pages.ts'
import { links } from './idle-page.tsx'
import { previewOf } from './preview.ts'

export const forgotPasswordPreview = previewOf({
  ...forgotPasswordPage,
  show: ({ snapshot, send, now }) => (
    <ForgotPasswordScreen
      links={links}
      {...toForgotPasswordProps(snapshot, now)}
      {...forgotPasswordHandlers(send)}
    />
  ),
})
