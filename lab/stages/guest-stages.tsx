import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { forgotPasswordActs } from '../../src/screens/forgot-password/acts-of.ts'
import { ForgotPasswordScreen } from '../../src/screens/forgot-password/forgot-password-screen.tsx'
import { forgotPasswordHands } from '../../src/screens/forgot-password/hands.ts'
import { forgotPasswordLooks } from '../../src/screens/forgot-password/looks.ts'
import { forgotPasswordPropsOf } from '../../src/screens/forgot-password/props-of.ts'
import { loginActs } from '../../src/screens/login/acts-of.ts'
import { loginHands } from '../../src/screens/login/hands.ts'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { loginLooks } from '../../src/screens/login/looks.ts'
import { loginPropsOf } from '../../src/screens/login/props-of.ts'
import { signUpActs } from '../../src/screens/sign-up/acts-of.ts'
import { signUpHands } from '../../src/screens/sign-up/hands.ts'
import { signUpLooks } from '../../src/screens/sign-up/looks.ts'
import { signUpPropsOf } from '../../src/screens/sign-up/props-of.ts'
import { SignUpScreen } from '../../src/screens/sign-up/sign-up-screen.tsx'
import { socialActs } from '../../src/screens/social/acts-of.ts'
import { socialHands } from '../../src/screens/social/hands.ts'
import { socialLooks } from '../../src/screens/social/looks.ts'
import { socialPropsOf } from '../../src/screens/social/props-of.ts'
import { verifyEmailActs } from '../../src/screens/verify-email/acts-of.ts'
import { verifyEmailHands } from '../../src/screens/verify-email/hands.ts'
import { verifyEmailLooks } from '../../src/screens/verify-email/looks.ts'
import { verifyEmailPropsOf } from '../../src/screens/verify-email/props-of.ts'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import { links, restingLogin, restingSocial } from './rest.tsx'
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

/** /verify-email. */
export const verifyEmailStage = stageOf({
  model: verifyEmailModel,
  looks: verifyEmailLooks,
  hands: verifyEmailHands,
  show: ({ snapshot, send, now }) => (
    <VerifyEmailScreen {...verifyEmailPropsOf(snapshot, now)} {...verifyEmailActs(send)} />
  ),
})
