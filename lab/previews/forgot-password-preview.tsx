import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { ForgotPasswordScreen } from '../../src/screens/forgot-password/forgot-password-screen.tsx'
import {
  forgotPasswordHandlers,
  toForgotPasswordProps,
} from '../../src/screens/forgot-password/view-props.ts'
import {
  forgotPasswordExpectations,
  forgotPasswordInteractions,
} from '../page-objects/forgot-password-page.ts'
import { links } from './idle-page.tsx'
import { previewOf } from './preview.ts'

export const forgotPasswordPreview = previewOf({
  model: forgotPasswordModel,
  expectations: forgotPasswordExpectations,
  interactions: forgotPasswordInteractions,
  show: ({ snapshot, send, now }) => (
    <ForgotPasswordScreen
      links={links}
      {...toForgotPasswordProps(snapshot, now)}
      {...forgotPasswordHandlers(send)}
    />
  ),
})
