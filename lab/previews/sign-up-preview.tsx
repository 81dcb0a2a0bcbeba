import { SignUpScreen } from '../../src/screens/sign-up/sign-up-screen.tsx'
import { signUpHandlers, toSignUpProps } from '../../src/screens/sign-up/view-props.ts'
import { signUpPage } from '../page-objects/visitor-pages.ts'
import { idleSocial, links } from './idle-page.tsx'
import { previewOf } from './preview.ts'

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
