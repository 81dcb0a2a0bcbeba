import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { loginDraftOf } from '../app/drafts-of.ts'
import { loginFlow } from '../app/flows/login.ts'
import { requireVisitor } from '../app/guards.ts'
import { titled } from '../app/page-titles.ts'
import { useKeepDraft, useKeptDraft } from '../app/use-draft.ts'
import { useFollow, useInspection, useProvided } from '../app/use-flow.ts'
import { useSocialSignIn } from '../app/use-social-sign-in.ts'
import { wantedPage } from '../app/wanted-page.ts'
import { loginActs } from '../screens/login/acts-of.ts'
import { LoginScreen } from '../screens/login/login-screen.tsx'
import { loginPropsOf } from '../screens/login/props-of.ts'

export const Route = createFileRoute('/login')({
  beforeLoad: requireVisitor,
  loader: ({ context }) => context.app.prepareIdentity(),
  head: titled('login'),
  component: Login,
})

function Login() {
  const returnTo = wantedPage(useLocation())
  const draft = useKeptDraft('login')
  const inspection = useInspection()
  const flow = useActorRef(useProvided(loginFlow), { ...inspection, input: { ...draft, returnTo } })
  useFollow(flow)
  const snapshot = useSelector(flow, (current) => current)
  useKeepDraft('login', loginDraftOf(snapshot))
  const social = useSocialSignIn(returnTo)
  return (
    <LoginScreen
      {...loginPropsOf(snapshot)}
      {...loginActs(flow.send)}
      {...social}
      links={{
        home: <Link to="/" />,
        forgotPassword: <Link to="/forgot-password" />,
        signUp: <Link to="/signup" state={true} />,
      }}
    />
  )
}
