import { ForgotPasswordScreen } from '../../src/screens/forgot-password/forgot-password-screen.tsx'
import {
  forgotPasswordHandlers,
  toForgotPasswordProps,
} from '../../src/screens/forgot-password/view-props.ts'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { loginHandlers, toLoginProps } from '../../src/screens/login/view-props.ts'
import { SignUpScreen } from '../../src/screens/sign-up/sign-up-screen.tsx'
import { signUpHandlers, toSignUpProps } from '../../src/screens/sign-up/view-props.ts'
import { socialHandlers, toSocialProps } from '../../src/screens/social/view-props.ts'
import { signInsPage } from '../page-objects/app-shell.ts'
import {
  forgotPasswordPage,
  loginPage,
  signUpPage,
  socialPage,
} from '../page-objects/visitor-pages.ts'
import { idleLogin, idleSocial, links } from './idle-page.tsx'
import { previewOf } from './preview.ts'

export const loginPreview = previewOf({
  ...loginPage,
  show: ({ snapshot, send }) => (
    <LoginScreen {...idleLogin} {...toLoginProps(snapshot)} {...loginHandlers(send)} />
  ),
})

export const socialSignInPreview = previewOf({
  ...socialPage,
  show: ({ snapshot, send }) => (
    <LoginScreen {...idleLogin} social={toSocialProps(snapshot)} {...socialHandlers(send)} />
  ),
})

export const signInsPreview = previewOf({
  ...signInsPage,
  show: () => <LoginScreen {...idleLogin} />,
})

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

export const signUpPreview = previewOf({
  ...signUpPage,
  show: ({ snapshot, send }) => (
    <SignUpScreen
      {...idleSocial}
      links={links}
      {...toSignUpProps(snapshot)}
      {...signUpHandlers(send)}
    />
  ),
})
