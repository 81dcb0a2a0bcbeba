import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { signUpMachine } from '../../../machines/sign-up/sign-up-machine.ts'
import { SignUpScreen } from '../../screens/sign-up/sign-up-screen.tsx'
import { signUpHandlers, toSignUpProps } from '../../screens/sign-up/view-props.ts'
import type { SessionSnapshot } from '../flows/flow-actors.ts'
import { signUpFlow } from '../flows/sign-up.ts'
import { requiredPasswordLength } from '../password-length.ts'
import type { PageModule } from './page-module.ts'
import { useSocialSignIn } from './use-social-sign-in.ts'

/** /signup. */
export const page: PageModule<typeof signUpMachine> = {
  open: (dependencies, { location }) => ({
    logic: signUpFlow(dependencies),
    input: {
      draft: dependencies.services.storage.readSignUpDraft(),
      identity: pendingIdentity(dependencies.session.getSnapshot()),
      returnTo: location.returnTo,
      minPasswordLength: requiredPasswordLength(import.meta.env.VITE_MIN_PASSWORD_LENGTH),
    },
  }),
  Screen: SignUp,
}

/** The identity of an earlier attempt, whose email is to be corrected, or null. */
const pendingIdentity = (session: SessionSnapshot): IdentitySnapshot | null =>
  session.matches('awaiting verification') ? session.context.identity : null

function SignUp({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const snapshot = useSelector(flow, (current) => current)
  return (
    <SignUpScreen
      {...toSignUpProps(snapshot)}
      {...signUpHandlers(flow.send)}
      {...useSocialSignIn(snapshot.children.social)}
      links={{ home: <Link to="/" />, login: <Link to="/login" state={true} /> }}
    />
  )
}
