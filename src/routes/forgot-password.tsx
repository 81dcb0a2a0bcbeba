import { createFileRoute, Link } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { forgotPasswordFlow } from '../app/flows/forgot-password.ts'
import { requireVisitor } from '../app/navigation/guards.ts'
import { forgotPasswordDraftOf } from '../app/pages/drafts-of.ts'
import { titled } from '../app/pages/page-titles.ts'
import { usePersistDraft, useStoredDraft } from '../app/pages/use-draft.ts'
import { useEventRouting, useInspection, useProvided } from '../app/pages/use-flow.ts'
import { ForgotPasswordScreen } from '../screens/forgot-password/forgot-password-screen.tsx'
import {
  forgotPasswordHandlers,
  toForgotPasswordProps,
} from '../screens/forgot-password/view-props.ts'

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: requireVisitor,
  head: titled('forgotPassword'),
  component: ForgotPassword,
})

function ForgotPassword() {
  const draft = useStoredDraft('forgot password')
  const inspection = useInspection()
  const flow = useActorRef(useProvided(forgotPasswordFlow), { ...inspection, input: { ...draft } })
  useEventRouting(flow)
  const snapshot = useSelector(flow, (current) => current)
  usePersistDraft('forgot password', forgotPasswordDraftOf(snapshot))
  return (
    <ForgotPasswordScreen
      {...toForgotPasswordProps(snapshot)}
      {...forgotPasswordHandlers(flow.send)}
      links={{ login: <Link to="/login" state={true} /> }}
    />
  )
}
