import { assign, emit, raise, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import type { IdentitySnapshot, Instant, Member } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import { unprovided } from '../unprovided.ts'

/** What the screen says about the last press; `src/copy` holds the sentences (specification 8). */
export type VerificationMessage =
  | 'sent'
  | 'not sent'
  | 'nobody to send to'
  | 'not verified yet'
  | 'check failed'
  | 'verified'

/** What a check answers: who was asked about, and when (epoch ms). */
export type Check = { identity: IdentitySnapshot; at: Instant }

type Emitted =
  | Notice
  | { type: 'verified'; email: string }
  | { type: 'account withdrawn' }
  | { type: 'resend allowed from'; email: string; at: Instant }
  | { type: 'signed in'; member: Member; returnTo: null }

/** The words of the verify-email chart: its types, services, delays, guards and actions. */
export const verifyEmailSetup = setup({
  types: {
    input: {} as {
      email: string
      /** The moment of arrival. */
      at: Instant
      resendFrom: Instant | null
      maxChecks?: number
    },
    context: {} as {
      email: string
      maxChecks: number
      checks: number
      nextCheckAt: Instant | null
      resendFrom: Instant | null
      message: VerificationMessage | null
      identity: IdentitySnapshot | null
      member: Member | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'check requested' }
      | { type: 'check hinted' }
      | { type: 'resend requested' }
      | { type: 'cooldown shared'; resendFrom: Instant }
      | { type: 'cooldown over' }
      | { type: 'wrong address' }
      | { type: 'retry requested' }
      | { type: 'series restarted'; at: Instant },
    emitted: {} as Emitted,
    tags: {} as 'checking' | 'sending' | 'withdrawing',
  },
  actors: {
    'check verified': unprovided<Check, { email: string }>('check verified'),
    'send verification email': unprovided<{ at: Instant }, { email: string }>(
      'send verification email',
    ),
    'withdraw account': unprovided<void, { email: string }>('withdraw account'),
    'enter session': unprovided<{ member: Member }, { identity: IdentitySnapshot }>(
      'enter session',
    ),
  },
  delays: {
    'poll interval': 10_000,
    'hint rest': 10_000,
    'until resend': 60_000,
    'redirect delay': 1_500,
  },
  guards: {
    'is verified': (_, { identity }: Check) => identity.emailVerified,
    'checks left': ({ context }) => context.checks + 1 < context.maxChecks,
    'still looking': ({ context }) => context.checks < context.maxChecks,
    'is cooling down': ({ context }) => context.resendFrom !== null,
    'has nobody to send to': (_, { error }: { error: unknown }) =>
      ['not signed in', 'email already verified'].includes(failureOf(error).kind),
  },
  actions: {
    'count check': assign(({ context }, { at }: { at: Instant | null }) => ({
      checks: context.checks + 1,
      nextCheckAt: at === null ? null : at + 10_000,
    })),
    'start series': assign((_, { at }: { at: Instant }) => ({
      checks: 0,
      nextCheckAt: at + 10_000,
    })),
    'restart series': raise((_, { at }: { at: Instant }) => ({ type: 'series restarted', at })),
    'start cooldown': assign((_, { at }: { at: Instant }) => ({ resendFrom: at + 60_000 })),
    'share cooldown': assign((_, { resendFrom }: { resendFrom: Instant }) => ({ resendFrom })),
    'end cooldown': assign({ resendFrom: null }),
    'set message': assign((_, { message }: { message: VerificationMessage }) => ({ message })),
    'keep identity': assign((_, { identity }: Check) => ({ identity, message: 'verified' })),
    'keep member': assign((_, { member }: { member: Member }) => ({ member, failure: null })),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'forget failure': assign({ failure: null }),
    'say withdrawal failed': emit(({ context }) => notice('withdrawal failed', context.failure)),
    'tell verified': emit(({ context }) => ({ type: 'verified', email: context.email })),
    'tell account withdrawn': emit({ type: 'account withdrawn' }),
    'tell cooldown': emit(({ context }, { at }: { at: Instant }) => ({
      type: 'resend allowed from',
      email: context.email,
      at: at + 60_000,
    })),
    'tell signed in': emit(({ context }) => ({
      type: 'signed in',
      member: known(context.member),
      returnTo: null,
    })),
  },
})

/** The moment a failure was stamped with, or null when its sender could not tell. */
export const failedAt = (error: unknown): Instant | null => failureOf(error).at ?? null

/** The identity or member that a state is only reached with. */
export const known = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('verify e-mail: this state is reached with a value only')
  return value
}
