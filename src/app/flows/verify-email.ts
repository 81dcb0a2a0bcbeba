import { fromCallback, fromPromise } from 'xstate'
import { failureOf, ServiceFailure } from '../../../machines/failure.ts'
import { emailCooldown, timeUntil } from '../../../machines/limits.ts'
import { type Instant, isSameEmail } from '../../../machines/member.ts'
import { verifyEmailMachine } from '../../../machines/verify-email/verify-email-machine.ts'
import type { FlowDependencies } from './flow-actors.ts'
import { withdrawAccountFlow } from './withdraw-account.ts'

/** The verify-email machine with its services and its delay provided. */
export const verifyEmailFlow = (dependencies: FlowDependencies) => {
  const { services } = dependencies
  const { identity, clock, connection, storage, tabs, visibility } = services
  const assertSignedInAs = (email: string): void => {
    const current = identity.current()
    if (current && isSameEmail(current.email, email)) return
    throw new ServiceFailure({ kind: current ? 'wrong account' : 'not signed in' })
  }
  return verifyEmailMachine.provide({
    delays: {
      'until resend': ({ context }) => timeUntil(context.resendAt, clock.now(), emailCooldown),
    },
    actors: {
      'check verified': fromPromise(({ input }) =>
        withTimestamp(clock.now, async () => {
          const reloaded = await identity.reload()
          assertSignedInAs(input.email)
          return { identity: reloaded, at: clock.now() }
        }),
      ),
      'send verification email': fromPromise(async ({ input }) => ({
        at: await services.emailThrottle.once('verification', input.email, async () => {
          assertSignedInAs(input.email)
          await identity.sendVerificationEmail()
        }),
      })),
      'watch visibility': fromCallback(({ sendBack }) =>
        visibility.watch(() => sendBack({ type: 'tab shown', at: clock.now() })),
      ),
      'watch connection': fromCallback(({ sendBack }) =>
        connection.watch(() => sendBack({ type: 'check hinted' })),
      ),
      'watch other tabs': fromCallback(({ input, sendBack }) =>
        tabs.listen((message) => {
          if (message.type === 'email verified' && message.email === input.email)
            sendBack({ type: 'check hinted' })
        }),
      ),
      'watch stored cooldown': fromCallback(({ input, sendBack }) =>
        storage.watch(() => {
          const resendAt = storage.readResendAt('verification', input.email)
          if (resendAt !== null) sendBack({ type: 'cooldown stored', resendAt })
        }),
      ),
      'withdraw account': withdrawAccountFlow(dependencies),
    },
  })
}

/** Adds the time to the failure of `task`. */
const withTimestamp = async <Value>(
  now: () => Instant,
  task: () => Promise<Value>,
): Promise<Value> => {
  try {
    return await task()
  } catch (error) {
    throw new ServiceFailure({ ...failureOf(error), at: now() })
  }
}
