import { loginModel } from '../../machines/login/login-model.ts'
import { signInsModel } from '../../machines/sign-ins/sign-ins-model.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { loginHandlers, toLoginProps } from '../../src/screens/login/view-props.ts'
import { socialHandlers, toSocialProps } from '../../src/screens/social/view-props.ts'
import { signInsExpectations, signInsInteractions } from '../page-objects/app-shell.ts'
import { loginExpectations, loginInteractions } from '../page-objects/login-page.ts'
import { socialExpectations, socialInteractions } from '../page-objects/social-page.ts'
import { idleLogin } from './idle-page.tsx'
import { previewOf } from './preview.ts'

export const loginPreview = previewOf({
  model: loginModel,
  expectations: loginExpectations,
  interactions: loginInteractions,
  show: ({ snapshot, send }) => (
    <LoginScreen {...idleLogin} {...toLoginProps(snapshot)} {...loginHandlers(send)} />
  ),
})

/** Google and Apple on /login. */
export const socialSignInPreview = previewOf({
  model: socialSignInModel,
  expectations: socialExpectations,
  interactions: socialInteractions,
  show: ({ snapshot, send }) => (
    <LoginScreen {...idleLogin} social={toSocialProps(snapshot)} {...socialHandlers(send)} />
  ),
})

/** The sign-ins of all tabs, on /login. */
export const signInsPreview = previewOf({
  model: signInsModel,
  expectations: signInsExpectations,
  interactions: signInsInteractions,
  show: () => <LoginScreen {...idleLogin} />,
})
