import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { fromCallback, fromPromise } from 'xstate'
import { ServiceFailure } from '../../../machines/failure.ts'
import { isSameEmail } from '../../../machines/member.ts'
import { positionOf, signUpSteps } from '../../../machines/onboarding/set-up.ts'
import { verifyEmailMachine } from '../../../machines/verify-email/verify-email-machine.ts'
import { useHeadingFocus } from '../../design/focus/use-heading-focus.ts'
import { useNow } from '../../design/use-now.ts'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import { VerificationEndedScreen } from '../../screens/verify-email/verification-ended-screen.tsx'
import { VerifyEmailScreen } from '../../screens/verify-email/verify-email-screen.tsx'
import {
  endOf,
  toVerifyEmailProps,
  verifyEmailHandlers,
} from '../../screens/verify-email/view-props.ts'
import { watchTabShown } from '../session/identity-actors.ts'
import { withdrawAccountFlow } from '../session/withdraw-account-actors.ts'
import type { PageDependencies, PageModule } from './page-module.ts'
import { useApp } from './use-app.ts'

export const page: PageModule<typeof verifyEmailMachine> = {
  open: (dependencies, { location, identity }) => {
    const { clock, storage } = dependencies.services
    const { tempUserEmail } = storage.readSession()
    const { ended } = dependencies.session.getSnapshot().context
    const requested = location.email ?? tempUserEmail ?? ended?.pendingEmail ?? ''
    // The history keeps the email of a sign-up whose identity this browser no longer has.
    const isPending = [tempUserEmail, identity?.email].some((email) =>
      isSameEmail(email ?? null, requested),
    )
    const hasEnded = !isPending && isSameEmail(ended?.pendingEmail ?? null, requested)
    const email = isPending || hasEnded ? requested : ''
    return {
      logic: verifyEmailFlow(dependencies),
      input: {
        email,
        ended: hasEnded && ended ? ended.reason : null,
        isUnsent: storage.isVerificationUnsent(email),
        signedIn: identity,
        at: clock.now(),
        resendAt: email === '' ? null : storage.readResendAt('verification', email),
      },
    }
  },
  Screen: VerifyEmail,
}

const links = { login: <Link to="/login" />, signUp: <Link to="/signup" /> }

function VerifyEmail({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const snapshot = useSelector(flow, (current) => current)
  const now = useNow(useApp().services.clock.now, 1_000)
  const reason = endOf(snapshot)
  useHeadingFocus(reason ?? 'waiting')
  if (snapshot.matches('left to a member')) return <PendingScreen />
  if (reason !== null) return <VerificationEndedScreen reason={reason} links={links} />
  return (
    <VerifyEmailScreen
      {...toVerifyEmailProps(snapshot, now)}
      {...verifyEmailHandlers(flow.send)}
      position={positionOf(signUpSteps, 'verification')}
      links={links}
    />
  )
}

export const verifyEmailFlow = (dependencies: PageDependencies) => {
  const { services } = dependencies
  const { identity, clock, connection, storage, tabs } = services
  const assertSignedInAs = (email: string): void => {
    const current = identity.current()
    if (current && isSameEmail(current.email, email)) return
    throw new ServiceFailure({ kind: current ? 'wrong account' : 'not signed in' })
  }
  return verifyEmailMachine.provide({
    actors: {
      'check verified': fromPromise(async ({ input }) => {
        const reloaded = await identity.reload()
        assertSignedInAs(input.email)
        return { identity: reloaded }
      }),
      'send verification email': fromPromise(async ({ input }) => ({
        sentAt: await services.emailThrottle.once('verification', input.email, async () => {
          assertSignedInAs(input.email)
          await identity.sendVerificationEmail()
          storage.markVerificationUnsent(null)
        }),
        at: clock.now(),
      })),
      'watch visibility': watchTabShown(services),
      'watch connection': fromCallback(({ sendBack }) =>
        connection.watch(() => sendBack({ type: 'check hinted' })),
      ),
      'watch other tabs': fromCallback(({ input, sendBack }) =>
        tabs.listen((message) => {
          if (message.type === 'email verified' && message.email === input.email)
            sendBack({ type: 'check hinted' })
        }),
      ),
      'watch stored cooldown': fromCallback(({ input, sendBack }) => {
        const report = () => {
          const resendAt = storage.readResendAt('verification', input.email)
          if (resendAt !== null) sendBack({ type: 'cooldown stored', resendAt, at: clock.now() })
        }
        // The storage may have changed during a withdrawal, which stops the watch.
        report()
        return storage.watch(report)
      }),
      'withdraw account': withdrawAccountFlow(dependencies),
    },
  })
}
