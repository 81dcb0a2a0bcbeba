import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { signUpFlow } from '../app/flows/sign-up.ts'
import { requireVisitor } from '../app/navigation/guards.ts'
import { returnPath } from '../app/navigation/page-location.ts'
import { titled } from '../app/pages/page-titles.ts'
import { useApp, useEventRouting, useInspection, useProvided } from '../app/pages/use-flow.ts'
import { useRestart, useRestartAfterEnd } from '../app/pages/use-restart.ts'
import { useSignUpDraft } from '../app/pages/use-sign-up-draft.ts'
import { useSocialSignIn } from '../app/pages/use-social-sign-in.ts'
import { requiredPasswordLength } from '../app/password-length.ts'
import { pendingIdentity } from '../app/session/authenticate-session.ts'
import { SignUpScreen } from '../screens/sign-up/sign-up-screen.tsx'
import { signUpHandlers, toSignUpProps } from '../screens/sign-up/view-props.ts'

export const Route = createFileRoute('/signup')({
  beforeLoad: requireVisitor,
  loader: ({ context }) => context.app.root.send({ type: 'sign-in offered' }),
  onEnter: ({ context }) => context.app.services.identity.prepareProviders(),
  head: titled('signUp'),
  component: SignUp,
})

function SignUp() {
  const [restartKey, restart] = useRestart()
  return <Form key={restartKey} onRestart={restart} />
}

function Form({ onRestart }: { onRestart(): void }) {
  const { services, session } = useApp()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(signUpFlow), {
    ...inspection,
    input: {
      draft: services.storage.readSignUpDraft(),
      identity: pendingIdentity(session.getSnapshot()),
      minPasswordLength: requiredPasswordLength(import.meta.env.VITE_MIN_PASSWORD_LENGTH),
    },
  })
  useEventRouting(flow)
  useRestartAfterEnd(flow, onRestart)
  useSignUpDraft(flow)
  const social = useSocialSignIn(returnPath(useLocation()))
  return (
    <SignUpScreen
      {...useSelector(flow, toSignUpProps)}
      {...signUpHandlers(flow.send)}
      {...social}
      links={{ home: <Link to="/" />, login: <Link to="/login" state={true} /> }}
    />
  )
}
