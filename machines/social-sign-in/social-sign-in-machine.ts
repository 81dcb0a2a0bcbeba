import { assign, sendTo, setup } from 'xstate'
import { app, onboarding, ownAddress, session, signIns } from '../addresses.ts'
import {
  type Failure,
  failureOf,
  toFailureContext,
  toOutputFailure,
  wasSuperseded,
} from '../failure.ts'
import { type IdentitySnapshot, isVerified, type Member, type SocialProvider } from '../member.ts'
import { nonNull } from '../non-null.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { navigateTo, type ReturnPath, returnPathFor } from '../paths.ts'
import { providers } from '../providers.gen.ts'
import type { SessionAnswer } from '../session/session-events.ts'
import { unprovided, unprovidedAction } from '../unprovided.ts'
import { withEvent, withOutputAs } from '../with-event.ts'

/**
 * Signs in with Google or Apple. The popup can be closed, blocked, or superseded by a second press, and the email can
 * belong to another provider (specification 4 and 8). An unverified email is refused as in the password login, and the
 * screen offers to verify it (decisions 0022 and 0045).
 */
export const socialSignInMachine = setup({
  types: {
    input: {} as { returnTo: ReturnPath | null },
    context: {} as {
      provider: SocialProvider
      returnTo: ReturnPath | null
      identity: IdentitySnapshot | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'provider chosen'; provider: SocialProvider }
      | { type: 'cancelled' }
      | { type: 'verification requested' }
      | SessionAnswer,
    tags: {} as 'busy',
  },
  actors: {
    'sign in with provider': unprovided<IdentitySnapshot, { provider: SocialProvider }>(
      'sign in with provider',
    ),
  },
  guards: {
    'popup was closed': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'popup closed',
    'was superseded': wasSuperseded,
    'popup was blocked': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'popup blocked',
    'belongs to another provider': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'other provider',
    'is verified': (_, { identity }: { identity: IdentitySnapshot }) => isVerified(identity),
  },
  actions: {
    'choose provider': assign((_, { provider }: { provider: SocialProvider }) => ({
      provider,
      failure: null,
    })),
    'set identity': assign((_, { identity }: { identity: IdentitySnapshot }) => ({ identity })),
    'set failure': assign(toFailureContext),
    'set session failure': assign(toOutputFailure),
    'withdraw notices': sendTo(
      app,
      noticesWithdrawn(
        ...providers.map((provider) => `${provider} sign-in failed` as const),
        'email not verified',
        'login failed',
        'registration failed',
      ),
    ),
    'notify sign-in failed': sendTo(app, ({ context }) =>
      notice(`${context.provider} sign-in failed`, context.failure),
    ),
    'notify email not verified': sendTo(app, notice('email not verified')),
    /** Loads the code of the popup, which must open in the task of the click. */
    'prepare providers': unprovidedAction('prepare providers'),
    'send sign-in offered': sendTo(signIns, { type: 'sign-in offered' }),
    'send verification required': sendTo(
      session,
      (_, { identity }: { identity: IdentitySnapshot }) => ({
        type: 'verification required',
        identity,
      }),
    ),
    'navigate to verification': sendTo(app, navigateTo('/verify-email')),
    'send identity verified': sendTo(session, ({ context, self }) => ({
      type: 'identity verified',
      identity: nonNull(context.identity),
      replyTo: ownAddress({ self }),
    })),
    'send signed in': sendTo(onboarding, ({ context }, { member }: { member: Member }) => ({
      type: 'signed in',
      member,
      authType: nonNull(context.identity).authType,
      returnTo: returnPathFor(context.returnTo, nonNull(context.identity).uid),
    })),
  },
}).createMachine({
  id: 'socialSignIn',
  context: ({ input }) => ({
    provider: 'google',
    returnTo: input.returnTo,
    identity: null,
    failure: null,
  }),
  entry: ['prepare providers', 'send sign-in offered'],
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'idle',
      states: {
        idle: {},
        'popup blocked': {},
        'other provider': {},
        unverified: { on: { 'verification requested': { actions: 'navigate to verification' } } },
      },
      on: {
        'provider chosen': {
          target: 'popup open',
          actions: [withEvent('choose provider'), 'withdraw notices'],
        },
      },
    },
    'popup open': {
      tags: ['busy'],
      invoke: {
        src: 'sign in with provider',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: withOutputAs('is verified', 'identity'),
            target: 'starting session',
            actions: withOutputAs('set identity', 'identity'),
          },
          {
            target: 'choosing.unverified',
            actions: [
              withOutputAs('send verification required', 'identity'),
              'notify email not verified',
            ],
          },
        ],
        onError: [
          {
            guard: withEvent('popup was closed'),
            target: 'choosing',
          },
          {
            guard: withEvent('was superseded'),
            target: 'choosing',
          },
          {
            guard: withEvent('popup was blocked'),
            target: 'choosing.popup blocked',
            actions: [withEvent('set failure'), 'notify sign-in failed'],
          },
          {
            guard: withEvent('belongs to another provider'),
            target: 'choosing.other provider',
            actions: [withEvent('set failure'), 'notify sign-in failed'],
          },
          {
            target: 'choosing',
            actions: [withEvent('set failure'), 'notify sign-in failed'],
          },
        ],
      },
      on: {
        'provider chosen': {
          target: 'popup open',
          reenter: true,
          actions: withEvent('choose provider'),
        },
        cancelled: { target: 'choosing' },
      },
    },
    'starting session': {
      tags: ['busy'],
      entry: 'send identity verified',
      on: {
        'session opened': {
          target: 'signed in',
          actions: withEvent('send signed in'),
        },
        'session not opened': {
          target: 'choosing',
          actions: [withEvent('set session failure'), 'notify sign-in failed'],
        },
        'deletion resumed': { target: 'signed in' },
      },
    },
    'signed in': { type: 'final' },
  },
})
