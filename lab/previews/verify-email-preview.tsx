import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import {
  toVerifyEmailProps,
  verifyEmailHandlers,
} from '../../src/screens/verify-email/view-props.ts'
import {
  verifyEmailExpectations,
  verifyEmailInteractions,
} from '../page-objects/verify-email-page.ts'
import { previewOf } from './preview.ts'

/** /verify-email. */
export const verifyEmailPreview = previewOf({
  model: verifyEmailModel,
  expectations: verifyEmailExpectations,
  interactions: verifyEmailInteractions,
  show: ({ snapshot, send, now }) => (
    <VerifyEmailScreen {...toVerifyEmailProps(snapshot, now)} {...verifyEmailHandlers(send)} />
  ),
})
