import { createFileRoute, Link } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { requireVisitor } from '../app/guards.ts'
import { titled } from '../app/page-titles.ts'
import { useApp, useFollow } from '../app/use-flow.ts'
import { ForgotPasswordScreen } from '../screens/forgot-password/forgot-password-screen.tsx'
import { forgotPasswordPropsOf } from '../screens/forgot-password/props-of.ts'

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: requireVisitor,
  head: titled('forgotPassword'),
  component: ForgotPassword,
})

function ForgotPassword() {
  const flow = useActorRef(useApp().flows.forgotPassword, { input: {} })
  useFollow(flow)
  return (
    <ForgotPasswordScreen
      {...useSelector(flow, forgotPasswordPropsOf)}
      links={{ login: <Link to="/login" state={true} /> }}
      onField={(value) => flow.send({ type: 'field changed', value })}
      onSubmit={() => flow.send({ type: 'submitted' })}
    />
  )
}
