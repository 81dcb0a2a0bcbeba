import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { forgotPasswordActs } from '../../src/screens/forgot-password/acts-of.ts'
import { ForgotPasswordScreen } from '../../src/screens/forgot-password/forgot-password-screen.tsx'
import { forgotPasswordHands } from '../../src/screens/forgot-password/hands.ts'
import { forgotPasswordLooks } from '../../src/screens/forgot-password/looks.ts'
import { forgotPasswordPropsOf } from '../../src/screens/forgot-password/props-of.ts'
import { links } from './rest.tsx'
import { stageOf } from './stage.ts'

/** /forgot-password. */
export const forgotPasswordStage = stageOf({
  model: forgotPasswordModel,
  looks: forgotPasswordLooks,
  hands: forgotPasswordHands,
  show: ({ snapshot, send }) => (
    <ForgotPasswordScreen
      links={links}
      {...forgotPasswordPropsOf(snapshot)}
      {...forgotPasswordActs(send)}
    />
  ),
})
