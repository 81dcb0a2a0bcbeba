import { loginModel } from '../../machines/login/login-model.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { loginActs } from '../../src/screens/login/acts-of.ts'
import { loginHands } from '../../src/screens/login/hands.ts'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { loginLooks } from '../../src/screens/login/looks.ts'
import { loginPropsOf } from '../../src/screens/login/props-of.ts'
import { socialActs } from '../../src/screens/social/acts-of.ts'
import { socialHands } from '../../src/screens/social/hands.ts'
import { socialLooks } from '../../src/screens/social/looks.ts'
import { socialPropsOf } from '../../src/screens/social/props-of.ts'
import { restingLogin } from './rest.tsx'
import { stageOf } from './stage.ts'

/** The password login on /login. */
export const loginStage = stageOf({
  model: loginModel,
  looks: loginLooks,
  hands: loginHands,
  show: ({ snapshot, send }) => (
    <LoginScreen {...restingLogin} {...loginPropsOf(snapshot)} {...loginActs(send)} />
  ),
})

/** Google and Apple on /login. */
export const socialSignInStage = stageOf({
  model: socialSignInModel,
  looks: socialLooks,
  hands: socialHands,
  show: ({ snapshot, send }) => (
    <LoginScreen {...restingLogin} social={socialPropsOf(snapshot)} {...socialActs(send)} />
  ),
})
