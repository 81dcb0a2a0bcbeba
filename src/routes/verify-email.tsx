import { createFileRoute, Link, Navigate, useLocation } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { verifyEmailFlow } from '../app/flows/verify-email.ts'
import { emailIn } from '../app/navigation/page-location.ts'
import { titled } from '../app/pages/page-titles.ts'
import { useApp, useEventRouting, useInspection, useProvided } from '../app/pages/use-flow.ts'
import { useNow } from '../app/pages/use-now.ts'
import { useIsOtherMemberSignedIn } from '../app/session/use-member.ts'
import { useVerificationHints } from '../app/session/use-verification-hints.ts'
import { UnknownEmailScreen } from '../screens/verify-email/unknown-email-screen.tsx'
import { VerifyEmailScreen } from '../screens/verify-email/verify-email-screen.tsx'
import { toVerifyEmailProps, verifyEmailHandlers } from '../screens/verify-email/view-props.ts'

export const Route = createFileRoute('/verify-email')({
  head: titled('verifyEmail'),
  component: VerifyEmail,
})

/* The element must be stable: the router navigates for every new <Navigate> element, which would loop. */
const homeRedirect = <Navigate to="/" replace={true} />

function VerifyEmail() {
  const { services } = useApp()
  const emailInHistory = emailIn(useLocation())
  // Read once: a sign-in in another tab removes the stored email while this page still shows it.
  const [storedEmail] = useState(services.storage.readSession().tempUserEmail)
  const email = emailInHistory ?? storedEmail
  if (useIsOtherMemberSignedIn(email)) return homeRedirect
  return email ? (
    <Waiting key={email} email={email} />
  ) : (
    <UnknownEmailScreen links={{ login: <Link to="/login" /> }} />
  )
}

function Waiting({ email }: { email: string }) {
  const { services } = useApp()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(verifyEmailFlow), {
    ...inspection,
    input: {
      email,
      at: services.clock.now(),
      resendAt: services.storage.readResendAt('verification', email),
    },
  })
  useEventRouting(flow)
  useVerificationHints(flow)
  const snapshot = useSelector(flow, (current) => current)
  return (
    <VerifyEmailScreen
      {...toVerifyEmailProps(snapshot, useNow(1_000))}
      {...verifyEmailHandlers(flow.send)}
    />
  )
}
