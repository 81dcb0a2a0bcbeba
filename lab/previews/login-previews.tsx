import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { loginHandlers, toLoginProps } from '../../src/screens/login/view-props.ts'
import { socialHandlers, toSocialProps } from '../../src/screens/social/view-props.ts'
import { signInsPage } from '../page-objects/app-shell.ts'
import { loginPage, socialPage } from '../page-objects/visitor-pages.ts'
import { idleLogin } from './idle-page.tsx'
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
