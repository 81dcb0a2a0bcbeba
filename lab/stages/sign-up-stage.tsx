import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { signUpActs } from '../../src/screens/sign-up/acts-of.ts'
import { signUpHands } from '../../src/screens/sign-up/hands.ts'
import { signUpLooks } from '../../src/screens/sign-up/looks.ts'
import { signUpPropsOf } from '../../src/screens/sign-up/props-of.ts'
import { SignUpScreen } from '../../src/screens/sign-up/sign-up-screen.tsx'
import { links, restingSocial } from './rest.tsx'
import { stageOf } from './stage.ts'

/** /signup. */
export const signUpStage = stageOf({
  model: signUpModel,
  looks: signUpLooks,
  hands: signUpHands,
  show: ({ snapshot, send }) => (
    <SignUpScreen
      {...restingSocial}
      links={links}
      {...signUpPropsOf(snapshot)}
      {...signUpActs(send)}
    />
  ),
})
