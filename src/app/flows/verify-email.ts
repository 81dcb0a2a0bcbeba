import { fromPromise } from 'xstate'
import { failureOf, ServiceFailure } from '../../../machines/failure.ts'
import { type IdentitySnapshot, type Instant, isSameAddress } from '../../../machines/member.ts'
import { verifyEmailMachine } from '../../../machines/verify-email/verify-email-machine.ts'
import { withdrawAccount } from '../withdraw-account.ts'
import { enterSessionActor, type FlowParts } from './flow-parts.ts'

/** The verification of an address with its services and its clock filled in. */
export const verifyEmailFlow = (parts: FlowParts) => {
  const { services } = parts
  const { identity, clock } = services
  const as = (email: string): IdentitySnapshot => {
    const present = identity.current()
    if (present && isSameAddress(present.email, email)) return present
    throw new ServiceFailure({ kind: present ? 'wrong account' : 'not signed in' })
  }
  return verifyEmailMachine.provide({
    delays: {
      'until resend': ({ context }) => untilResend(context.resendFrom, clock.now()),
    },
    actors: {
      'check verified': fromPromise(({ input }) =>
        stamped(clock.now, async () => {
          const reloaded = await identity.reload()
          as(input.email)
          return { identity: reloaded, at: clock.now() }
        }),
      ),
      'send verification email': fromPromise(async ({ input }) => {
        as(input.email)
        await identity.sendVerificationEmail()
        return { at: clock.now() }
      }),
      'withdraw account': fromPromise(({ input, signal }) =>
        withdrawAccount(services, input.email, signal),
      ),
      'enter session': enterSessionActor(parts),
    },
  })
}

/**
 * Milliseconds until another mail may be sent, never more than the cooldown itself: a jumping clock blocks
 * nobody (decision 0012).
 */
const untilResend = (resendFrom: Instant | null, now: Instant): number =>
  resendFrom === null ? 0 : Math.min(Math.max(resendFrom - now, 0), 60_000)

const stamped = async <Value>(now: () => Instant, act: () => Promise<Value>): Promise<Value> => {
  try {
    return await act()
  } catch (error) {
    throw new ServiceFailure({ ...failureOf(error), at: now() })
  }
}
