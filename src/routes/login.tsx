import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { loginFlow } from '../app/flows/login.ts'
import { requireVisitor } from '../app/navigation/guards.ts'
import { returnPath } from '../app/navigation/page-location.ts'
import { loginDraftOf } from '../app/pages/drafts-of.ts'
import { titled } from '../app/pages/page-titles.ts'
import { usePersistDraft, useStoredDraft } from '../app/pages/use-draft.ts'
import { useEventRouting, useInspection, useProvided } from '../app/pages/use-flow.ts'
import { useSocialSignIn } from '../app/pages/use-social-sign-in.ts'
import { LoginScreen } from '../screens/login/login-screen.tsx'
import { loginHandlers, toLoginProps } from '../screens/login/view-props.ts'

export const Route = createFileRoute('/login')({
  beforeLoad: requireVisitor,
  loader: ({ context }) => context.app.root.send({ type: 'sign-in offered' }),
  onEnter: ({ context }) => context.app.services.identity.prepareProviders(),
  head: titled('login'),
  component: Login,
})

function Login() {
  const returnTo = returnPath(useLocation())
  const draft = useStoredDraft('login')
  const inspection = useInspection()
  const flow = useActorRef(useProvided(loginFlow), { ...inspection, input: { ...draft, returnTo } })
  useEventRouting(flow)
  const snapshot = useSelector(flow, (current) => current)
  usePersistDraft('login', loginDraftOf(snapshot))
  const social = useSocialSignIn(returnTo)
  return (
    <LoginScreen
      {...toLoginProps(snapshot)}
      {...loginHandlers(flow.send)}
      {...social}
      links={{
        home: <Link to="/" />,
        forgotPassword: <Link to="/forgot-password" />,
        signUp: <Link to="/signup" state={true} />,
      }}
    />
  )
}
