import { createFileRoute, Link } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { forgotPasswordDraftOf } from '../app/drafts-of.ts'
import { forgotPasswordFlow } from '../app/flows/forgot-password.ts'
import { requireVisitor } from '../app/guards.ts'
import { titled } from '../app/page-titles.ts'
import { useKeepDraft, useKeptDraft } from '../app/use-draft.ts'
import { useFollow, useInspection, useProvided } from '../app/use-flow.ts'
import { forgotPasswordActs } from '../screens/forgot-password/acts-of.ts'
import { ForgotPasswordScreen } from '../screens/forgot-password/forgot-password-screen.tsx'
import { forgotPasswordPropsOf } from '../screens/forgot-password/props-of.ts'

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: requireVisitor,
  head: titled('forgotPassword'),
  component: ForgotPassword,
})

function ForgotPassword() {
  const draft = useKeptDraft('forgot password')
  const inspection = useInspection()
  const flow = useActorRef(useProvided(forgotPasswordFlow), { ...inspection, input: { ...draft } })
  useFollow(flow)
  const snapshot = useSelector(flow, (current) => current)
  useKeepDraft('forgot password', forgotPasswordDraftOf(snapshot))
  return (
    <ForgotPasswordScreen
      {...forgotPasswordPropsOf(snapshot)}
      {...forgotPasswordActs(flow.send)}
      links={{ login: <Link to="/login" state={true} /> }}
    />
  )
}
