import { createFileRoute, Link, Navigate, useLocation } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { awaitedAddress } from '../app/awaited-address.ts'
import { verifyEmailFlow } from '../app/flows/verify-email.ts'
import { titled } from '../app/page-titles.ts'
import { useApp, useFollow, useInspection, useProvided } from '../app/use-flow.ts'
import { useIsSomebodyElseHere } from '../app/use-member.ts'
import { useNow } from '../app/use-now.ts'
import { useVerificationHints } from '../app/use-verification-hints.ts'
import { verifyEmailActs } from '../screens/verify-email/acts-of.ts'
import { verifyEmailPropsOf } from '../screens/verify-email/props-of.ts'
import { UnknownAddressScreen } from '../screens/verify-email/unknown-address-screen.tsx'
import { VerifyEmailScreen } from '../screens/verify-email/verify-email-screen.tsx'

export const Route = createFileRoute('/verify-email')({
  head: titled('verifyEmail'),
  component: VerifyEmail,
})

/* One element for all drawings: the router would set out anew for each, which draws the page anew, for ever. */
const toHome = <Navigate to="/" replace={true} />

function VerifyEmail() {
  const { services } = useApp()
  const broughtAlong = awaitedAddress(useLocation())
  // Another tab that signs in empties the storage while this page still has to say so.
  const [arrivedWith] = useState(services.storage.readSession().tempUserEmail)
  const email = broughtAlong ?? arrivedWith
  if (useIsSomebodyElseHere(email)) return toHome
  return email ? (
    <Waiting key={email} email={email} />
  ) : (
    <UnknownAddressScreen links={{ login: <Link to="/login" /> }} />
  )
}

function Waiting({ email }: { email: string }) {
  const { services } = useApp()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(verifyEmailFlow), {
    ...inspection,
    input: { email, at: services.clock.now(), resendFrom: services.storage.readResendFrom(email) },
  })
  useFollow(flow)
  useVerificationHints(flow)
  const snapshot = useSelector(flow, (current) => current)
  return (
    <VerifyEmailScreen
      {...verifyEmailPropsOf(snapshot, useNow(1_000))}
      {...verifyEmailActs(flow.send)}
    />
  )
}
