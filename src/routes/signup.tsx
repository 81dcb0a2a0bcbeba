import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { awaitedIdentity } from '../app/enter-session.ts'
import { signUpFlow } from '../app/flows/sign-up.ts'
import { requireVisitor } from '../app/guards.ts'
import { titled } from '../app/page-titles.ts'
import { leastPasswordLength } from '../app/password-length.ts'
import { useApp, useFollow, useInspection, useProvided } from '../app/use-flow.ts'
import { useAgain, useRounds } from '../app/use-rounds.ts'
import { useSignUpDraft } from '../app/use-sign-up-draft.ts'
import { useSocialSignIn } from '../app/use-social-sign-in.ts'
import { wantedPage } from '../app/wanted-page.ts'
import { signUpActs } from '../screens/sign-up/acts-of.ts'
import { signUpPropsOf } from '../screens/sign-up/props-of.ts'
import { SignUpScreen } from '../screens/sign-up/sign-up-screen.tsx'

export const Route = createFileRoute('/signup')({
  beforeLoad: requireVisitor,
  loader: ({ context }) => context.app.prepareIdentity(),
  head: titled('signUp'),
  component: SignUp,
})

function SignUp() {
  const [round, again] = useRounds()
  return <Form key={round} again={again} />
}

function Form({ again }: { again(): void }) {
  const { services, session } = useApp()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(signUpFlow), {
    ...inspection,
    input: {
      draft: services.storage.readSignUpDraft(),
      identity: awaitedIdentity(session.getSnapshot()),
      minPasswordLength: leastPasswordLength(import.meta.env.VITE_MIN_PASSWORD_LENGTH),
    },
  })
  useFollow(flow)
  useAgain(flow, again)
  useSignUpDraft(flow)
  const social = useSocialSignIn(wantedPage(useLocation()))
  return (
    <SignUpScreen
      {...useSelector(flow, signUpPropsOf)}
      {...signUpActs(flow.send)}
      {...social}
      links={{ home: <Link to="/" />, login: <Link to="/login" state={true} /> }}
    />
  )
}
