import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf, toFailureContext } from '../failure.ts'
import { type IdentitySnapshot, isVerified, type Member, type SocialProvider } from '../member.ts'
import { type Notice, type NoticesWithdrawn, notice, noticesWithdrawn } from '../notices.ts'
import { type NavigationRequest, navigateTo, type SameOriginPath } from '../paths.ts'
import { unprovided } from '../unprovided.ts'

type SignedIn = { identity: IdentitySnapshot; passwordRemoved: boolean }
type Emitted =
  | Notice
  | NoticesWithdrawn
  | NavigationRequest
  | { type: 'verification required'; identity: IdentitySnapshot }
  | { type: 'signed in'; member: Member; returnTo: SameOriginPath | null }

/**
 * Signs in with Google or Apple. The popup can be closed, blocked, or superseded by a second press, and the email can
 * belong to another provider (specification 4 and 8). An unverified email is refused as in the password login, and the
 * screen offers to verify it (decisions 0022 and 0046).
 */
export const socialSignInMachine = setup({
  types: {
    input: {} as { returnTo: SameOriginPath | null },
    context: {} as {
      provider: SocialProvider
      returnTo: SameOriginPath | null
      signedIn: SignedIn | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'provider chosen'; provider: SocialProvider }
      | { type: 'cancelled' }
      | { type: 'verification requested' },
    emitted: {} as Emitted,
    tags: {} as 'busy',
  },
  actors: {
    'sign in with provider': unprovided<SignedIn, { provider: SocialProvider }>(
      'sign in with provider',
    ),
    'start session': unprovided<{ member: Member }, { identity: IdentitySnapshot }>(
      'start session',
    ),
  },
  guards: {
    'popup was closed': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'popup closed',
    'popup was superseded': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'popup superseded',
    'popup was blocked': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'popup blocked',
    'belongs to another provider': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'other provider',
    'is verified': (_, { identity }: { identity: IdentitySnapshot }) => isVerified(identity),
    'password was removed': ({ context }) => context.signedIn?.passwordRemoved === true,
  },
  actions: {
    'choose provider': assign((_, { provider }: { provider: SocialProvider }) => ({
      provider,
      failure: null,
    })),
    'set identity': assign((_, signedIn: SignedIn) => ({ signedIn })),
    'set failure': assign(toFailureContext),
    'withdraw notices': emit(
      noticesWithdrawn(
        'google sign-in failed',
        'apple sign-in failed',
        'email not verified',
        'login failed',
        'registration failed',
      ),
    ),
    'notify sign-in failed': emit(({ context }) =>
      notice(`${context.provider} sign-in failed`, context.failure),
    ),
    'notify email not verified': emit(notice('email not verified')),
    'emit verification required': emit((_, { identity }: { identity: IdentitySnapshot }) => ({
      type: 'verification required',
      identity,
    })),
    'navigate to verification': emit(navigateTo('/verify-email')),
    'notify password removed': emit(notice('password removed')),
    'emit signed in': emit(({ context }, { member }: { member: Member }) => ({
      type: 'signed in',
      member,
      returnTo: context.returnTo,
    })),
  },
}).createMachine({
  id: 'socialSignIn',
  context: ({ input }) => ({
    provider: 'google',
    returnTo: input.returnTo,
    signedIn: null,
    failure: null,
  }),
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
          actions: [{ type: 'choose provider', params: ({ event }) => event }, 'withdraw notices'],
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
            guard: { type: 'is verified', params: ({ event }) => event.output },
            target: 'starting session',
            actions: { type: 'set identity', params: ({ event }) => event.output },
          },
          {
            target: 'choosing.unverified',
            actions: [
              { type: 'emit verification required', params: ({ event }) => event.output },
              'notify email not verified',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'popup was closed', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
          },
          {
            guard: {
              type: 'popup was superseded',
              params: ({ event }) => ({ error: event.error }),
            },
            target: 'choosing',
          },
          {
            guard: { type: 'popup was blocked', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing.popup blocked',
            actions: [
              { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
              'notify sign-in failed',
            ],
          },
          {
            guard: {
              type: 'belongs to another provider',
              params: ({ event }) => ({ error: event.error }),
            },
            target: 'choosing.other provider',
            actions: [
              { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
              'notify sign-in failed',
            ],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
              'notify sign-in failed',
            ],
          },
        ],
      },
      on: {
        'provider chosen': {
          target: 'popup open',
          reenter: true,
          actions: { type: 'choose provider', params: ({ event }) => event },
        },
        cancelled: { target: 'choosing' },
      },
    },
    'starting session': {
      tags: ['busy'],
      invoke: {
        src: 'start session',
        input: ({ context }) => ({ identity: nonNull(context.signedIn) }),
        onDone: [
          {
            guard: 'password was removed',
            target: 'signed in',
            actions: [
              { type: 'emit signed in', params: ({ event }) => event.output },
              'notify password removed',
            ],
          },
          {
            target: 'signed in',
            actions: { type: 'emit signed in', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'choosing',
          actions: [
            { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
            'notify sign-in failed',
          ],
        },
      },
    },
    'signed in': { type: 'final' },
  },
})

const nonNull = (signedIn: SignedIn | null): IdentitySnapshot => {
  if (!signedIn) throw new Error('social sign-in: a session requires an identity')
  return signedIn.identity
}
