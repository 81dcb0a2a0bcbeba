import { assign, emit, raise, setup } from 'xstate'
import {
  type Failure,
  failureOf,
  hasSucceeded,
  toFailureContext,
  toOutputFailure,
} from '../failure.ts'
import { emailCooldown, hintInterval, pollInterval, redirectDelay } from '../limits.ts'
import type { IdentitySnapshot, Instant, Member } from '../member.ts'
import { type Notice, type NoticesWithdrawn, notice, noticesWithdrawn } from '../notices.ts'
import { unprovided } from '../unprovided.ts'
import { withdrawAccountMachine } from '../withdraw-account/withdraw-account-machine.ts'

/** The message after the last action; `src/copy` contains the texts (specification 8). */
export type VerificationMessage =
  | 'sent'
  | 'not sent'
  | 'no recipient'
  | 'not verified yet'
  | 'check failed'
  | 'verified'

/** The result of a check: the identity and the time. */
export type Check = { identity: IdentitySnapshot; at: Instant }

type Emitted =
  | Notice
  | NoticesWithdrawn
  | { type: 'verified'; email: string }
  | { type: 'account withdrawn' }
  | { type: 'signed in'; member: Member; returnTo: null }

/** The types, actors, delays, guards and actions of the verify-email machine. */
export const verifyEmailSetup = setup({
  types: {
    input: {} as {
      email: string
      /** The current time when the page opens. */
      at: Instant
      resendAt: Instant | null
      maxChecks?: number
    },
    context: {} as {
      email: string
      maxChecks: number
      checks: number
      nextCheckAt: Instant | null
      resendAt: Instant | null
      message: VerificationMessage | null
      identity: IdentitySnapshot | null
      member: Member | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'check requested' }
      | { type: 'check hinted' }
      | { type: 'resend requested' }
      | { type: 'cooldown shared'; resendAt: Instant }
      | { type: 'cooldown over' }
      | { type: 'withdrawal requested' }
      | { type: 'retry requested' }
      | { type: 'polling restarted'; at: Instant },
    emitted: {} as Emitted,
    tags: {} as 'checking' | 'sending' | 'withdrawing',
  },
  actors: {
    'check verified': unprovided<Check, { email: string }>('check verified'),
    'send verification email': unprovided<{ at: Instant }, { email: string }>(
      'send verification email',
    ),
    'withdraw account': withdrawAccountMachine,
    'start session': unprovided<{ member: Member }, { identity: IdentitySnapshot }>(
      'start session',
    ),
  },
  delays: {
    'poll interval': pollInterval,
    'hint cooldown': hintInterval,
    'until resend': emailCooldown,
    'redirect delay': redirectDelay,
  },
  guards: {
    'is verified': (_, { identity }: Check) => identity.emailVerified,
    'has checks left after this one': ({ context }) => context.checks + 1 < context.maxChecks,
    'has checks left': ({ context }) => context.checks < context.maxChecks,
    'is cooling down': ({ context }) => context.resendAt !== null,
    'was withdrawn': hasSucceeded,
    'has no recipient': (_, { error }: { error: unknown }) =>
      ['not signed in', 'email already verified'].includes(failureOf(error).kind),
  },
  actions: {
    'count check': assign(({ context }, { at }: { at: Instant | null }) => ({
      checks: context.checks + 1,
      nextCheckAt: at === null ? null : at + pollInterval,
    })),
    'start polling': assign((_, { at }: { at: Instant }) => ({
      checks: 0,
      nextCheckAt: at + pollInterval,
    })),
    'restart polling': raise((_, { at }: { at: Instant }) => ({ type: 'polling restarted', at })),
    'start cooldown': assign((_, { at }: { at: Instant }) => ({
      resendAt: at + emailCooldown,
    })),
    'set shared cooldown': assign((_, { resendAt }: { resendAt: Instant }) => ({ resendAt })),
    'end cooldown': assign({ resendAt: null }),
    'set message': assign((_, { message }: { message: VerificationMessage }) => ({ message })),
    'set identity': assign((_, { identity }: Check) => ({ identity, message: 'verified' })),
    'set member': assign((_, { member }: { member: Member }) => ({ member, failure: null })),
    'set failure': assign(toFailureContext),
    'set withdrawal failure': assign(toOutputFailure),
    'clear failure': assign({ failure: null }),
    'withdraw notices': emit(noticesWithdrawn('withdrawal failed')),
    'notify withdrawal failed': emit(({ context }) => notice('withdrawal failed', context.failure)),
    'emit verified': emit(({ context }) => ({ type: 'verified', email: context.email })),
    'emit account withdrawn': emit({ type: 'account withdrawn' }),
    'emit signed in': emit(({ context }) => ({
      type: 'signed in',
      member: nonNull(context.member),
      returnTo: null,
    })),
  },
})

/** The time of a failure, or null if it has none. */
export const failedAt = (error: unknown): Instant | null => failureOf(error).at ?? null

/** Asserts a value that is never null in the current state. */
export const nonNull = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('verify email: this state requires a value')
  return value
}
