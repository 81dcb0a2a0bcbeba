import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { verifyEmailMachine } from '../../../machines/verify-email/verify-email-machine.ts'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import { UnknownEmailScreen } from '../../screens/verify-email/unknown-email-screen.tsx'
import { VerifyEmailScreen } from '../../screens/verify-email/verify-email-screen.tsx'
import { toVerifyEmailProps, verifyEmailHandlers } from '../../screens/verify-email/view-props.ts'
import { verifyEmailFlow } from '../flows/verify-email.ts'
import type { PageModule } from './page-module.ts'
import { useNow } from './use-now.ts'

/** /verify-email. */
export const page: PageModule<typeof verifyEmailMachine> = {
  open: (dependencies, { location, identity }) => {
    const { clock, storage } = dependencies.services
    const email = location.email ?? storage.readSession().tempUserEmail ?? ''
    return {
      logic: verifyEmailFlow(dependencies),
      input: {
        email,
        signedIn: identity,
        at: clock.now(),
        resendAt: email === '' ? null : storage.readResendAt('verification', email),
      },
    }
  },
  Screen: VerifyEmail,
}

function VerifyEmail({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const snapshot = useSelector(flow, (current) => current)
  const now = useNow(1_000)
  if (snapshot.matches('left to a member')) return <PendingScreen />
  if (snapshot.matches('email unknown'))
    return <UnknownEmailScreen links={{ login: <Link to="/login" /> }} />
  return (
    <VerifyEmailScreen {...toVerifyEmailProps(snapshot, now)} {...verifyEmailHandlers(flow.send)} />
  )
}
