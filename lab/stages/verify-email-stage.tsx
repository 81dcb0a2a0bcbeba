import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { verifyEmailActs } from '../../src/screens/verify-email/acts-of.ts'
import { verifyEmailHands } from '../../src/screens/verify-email/hands.ts'
import { verifyEmailLooks } from '../../src/screens/verify-email/looks.ts'
import { verifyEmailPropsOf } from '../../src/screens/verify-email/props-of.ts'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import { stageOf } from './stage.ts'

/** /verify-email. */
export const verifyEmailStage = stageOf({
  model: verifyEmailModel,
  looks: verifyEmailLooks,
  hands: verifyEmailHands,
  show: ({ snapshot, send, now }) => (
    <VerifyEmailScreen {...verifyEmailPropsOf(snapshot, now)} {...verifyEmailActs(send)} />
  ),
})
