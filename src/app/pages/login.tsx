import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { loginMachine } from '../../../machines/login/login-machine.ts'
import { LoginScreen } from '../../screens/login/login-screen.tsx'
import { loginHandlers, toLoginProps } from '../../screens/login/view-props.ts'
import { loginFlow } from '../flows/login.ts'
import type { PageModule } from './page-module.ts'
import { useSocialSignIn } from './use-social-sign-in.ts'

/** /login. */
export const page: PageModule<typeof loginMachine> = {
  open: (dependencies, { location }) => ({
    logic: loginFlow(dependencies),
    input: {
      ...dependencies.services.storage.readDraft('login', null),
      returnTo: location.returnTo,
    },
  }),
  Screen: Login,
}

function Login({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const snapshot = useSelector(flow, (current) => current)
  return (
    <LoginScreen
      {...toLoginProps(snapshot)}
      {...loginHandlers(flow.send)}
      {...useSocialSignIn(snapshot.children.social)}
      links={{
        home: <Link to="/" />,
        forgotPassword: <Link to="/forgot-password" />,
        signUp: <Link to="/signup" state={true} />,
      }}
    />
  )
}
