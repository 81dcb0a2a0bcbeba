import { assign, raise, sendTo, setup } from 'xstate'
import { app, onboarding, ownAddress, session } from '../addresses.ts'
import { type Failure, failureOf, hasSucceeded, toOutputFailure } from '../failure.ts'
import { emailCooldown, hintInterval, pollInterval, redirectDelay, timeUntil } from '../limits.ts'
import { type IdentitySnapshot, type Instant, isSameEmail, type Member } from '../member.ts'
import { nonNull } from '../non-null.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { navigateTo } from '../paths.ts'
import type { SessionAnswer, SessionEnd, SessionEndReason } from '../session/session-events.ts'
import { unprovided, unprovidedWatch } from '../unprovided.ts'
import {
  type Withdrawal,
  withdrawAccountMachine,
} from '../withdraw-account/withdraw-account-machine.ts'

/** The message after the last action; `src/copy` contains the texts (specification 8). */
export type VerificationMessage =
  | 'sent'
  | 'not sent'
  | 'no recipient'
  | 'not verified yet'
  | 'check failed'
  | 'verified'

/** The result of a check. */
type Check = { identity: IdentitySnapshot }

/** The time of the last email, which another tab may have sent, and the present time. */
type SentEmail = { sentAt: Instant; at: Instant }

/** The email may have been verified: the browser is online again, or another tab has verified it (decision 0011). */
type CheckHinted = { type: 'check hinted' }
/** The tab is visible again, perhaps after its timers were suspended. */
type TabShown = { type: 'tab shown'; at: Instant }
/** The stored end of the cooldown, which another tab may have started (decision 0012). */
type CooldownStored = { type: 'cooldown stored'; resendAt: Instant; at: Instant }

export const verifyEmailSetup = setup({
  types: {
    input: {} as {
      /** The email that is pending verification; empty if this browser waits for none. */
      email: string
      /** Why the wait has ended before the page opened, or null. */
      ended?: SessionEndReason | null
      /** Whether no verification email could be sent yet. */
      isUnsent?: boolean
      /** The member who is signed in when the page opens. */
      signedIn: IdentitySnapshot | null
      /** The current time when the page opens. */
      at: Instant
      resendAt: Instant | null
      maxChecks?: number
    },
    context: {} as {
      email: string
      ended: SessionEndReason | null
      isUnsent: boolean
      signedIn: IdentitySnapshot | null
      maxChecks: number
      checks: number
      resendAt: Instant | null
      /** The time from which the delay until `resendAt` is measured. */
      resendKnownAt: Instant
      message: VerificationMessage | null
      identity: IdentitySnapshot | null
      member: Member | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'check requested' }
      | CheckHinted
      | TabShown
      | { type: 'resend requested' }
      | CooldownStored
      | { type: 'withdrawal requested' }
      | { type: 'retry requested' }
      | { type: 'polling restarted' }
      | { type: 'member changed'; identity: IdentitySnapshot | null }
      | SessionEnd
      | SessionAnswer,
    tags: {} as 'checking' | 'sending' | 'withdrawing',
  },
  actors: {
    'check verified': unprovided<Check, { email: string }>('check verified'),
    'send verification email': unprovided<SentEmail, { email: string }>('send verification email'),
    'watch visibility': unprovidedWatch<TabShown>('watch visibility'),
    'watch connection': unprovidedWatch<CheckHinted>('watch connection'),
    'watch other tabs': unprovidedWatch<CheckHinted, { email: string }>('watch other tabs'),
    'watch stored cooldown': unprovidedWatch<CooldownStored, { email: string }>(
      'watch stored cooldown',
    ),
    'withdraw account': withdrawAccountMachine,
  },
  delays: {
    'poll interval': pollInterval,
    'hint cooldown': hintInterval,
    'until resend': ({ context: { resendAt, resendKnownAt } }) =>
      timeUntil(resendAt, resendKnownAt, emailCooldown),
    'redirect delay': redirectDelay,
  },
  guards: {
    'has an email': ({ context }) => context.email !== '',
    'is another member': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      identity !== null && !isSameEmail(identity.email, context.email),
    'session has ended': (_, { identity }: { identity: IdentitySnapshot | null }) =>
      identity === null,
    'wait has ended': ({ context }) => context.ended !== null,
    'email is verified elsewhere': ({ context }) =>
      context.ended === 'verification finished elsewhere',
    'someone else signed in': ({ context }) =>
      context.ended === 'replaced by another sign-in' ||
      context.ended === 'another member signed in elsewhere',
    'account is gone': ({ context }) => context.ended === 'identity gone',
    'has the verified email': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      identity?.emailVerified === true && isSameEmail(identity.email, context.email),
    'is verified': (_, { identity }: Check) => identity.emailVerified,
    'has checks left after this one': ({ context }) => context.checks + 1 < context.maxChecks,
    'has checks left': ({ context }) => context.checks < context.maxChecks,
    'is cooling down': ({ context }) => context.resendAt !== null,
    'cooldown is over': ({ context }, { at }: { at: Instant }) =>
      context.resendAt !== null && context.resendAt <= at,
    'was withdrawn': hasSucceeded,
    'has no recipient': (_, { error }: { error: unknown }) =>
      ['not signed in', 'email already verified'].includes(failureOf(error).kind),
  },
  actions: {
    'count check': assign(({ context }) => ({ checks: context.checks + 1 })),
    'start polling': assign({ checks: 0 }),
    /** Entering `waiting` restarts the cooldown, so the time that is shown follows. */
    'set time of restarted cooldown': assign(({ context }, { failure }: Withdrawal) => ({
      resendKnownAt: failure?.at ?? context.resendKnownAt,
    })),
    'restart polling': raise({ type: 'polling restarted' }),
    'start cooldown': assign((_, { sentAt, at }: SentEmail) => ({
      resendAt: sentAt + emailCooldown,
      resendKnownAt: at,
      isUnsent: false,
    })),
    'set stored cooldown': assign((_, { resendAt, at }: { resendAt: Instant; at: Instant }) => ({
      resendAt,
      resendKnownAt: at,
      isUnsent: false,
    })),
    'set end': assign((_, { reason }: { reason: SessionEndReason }) => ({
      ended: reason,
      checks: 0,
      resendAt: null,
    })),
    'set verified member': assign((_, { identity }: { identity: IdentitySnapshot | null }) => ({
      identity,
      ended: null,
      message: 'verified' as const,
    })),
    'set time of cooldown': assign((_, { at }: { at: Instant }) => ({ resendKnownAt: at })),
    'end cooldown': assign({ resendAt: null }),
    'set message': assign((_, { message }: { message: VerificationMessage }) => ({ message })),
    'set identity': assign((_, { identity }: Check) => ({ identity, message: 'verified' })),
    'set member': assign((_, { member }: { member: Member }) => ({ member, failure: null })),
    'set failure': assign(toOutputFailure),
    'clear failure': assign({ failure: null }),
    'withdraw notices': sendTo(app, noticesWithdrawn('withdrawal failed')),
    /** It asks for a verification that is over. */
    'withdraw account-created notice': sendTo(app, noticesWithdrawn('account created')),
    'notify withdrawal failed': sendTo(app, ({ context }) =>
      notice('withdrawal failed', context.failure),
    ),
    'send identity verified': sendTo(session, ({ context, self }) => ({
      type: 'identity verified',
      identity: nonNull(context.identity),
      replyTo: ownAddress({ self }),
    })),
    'send email verified': sendTo(app, ({ context }) => ({
      type: 'email verified',
      email: context.email,
    })),
    'send account withdrawn': sendTo(session, { type: 'account withdrawn' }),
    'end onboarding': sendTo(onboarding, { type: 'account withdrawn' }),
    'send signed in': sendTo(onboarding, ({ context }) => ({
      type: 'signed in',
      member: nonNull(context.member),
      authType: nonNull(context.identity).authType,
      returnTo: null,
    })),
    'navigate to home': sendTo(app, navigateTo('/')),
  },
})
