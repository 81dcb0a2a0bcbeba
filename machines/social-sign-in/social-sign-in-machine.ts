import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import type { IdentitySnapshot, Member, SocialProvider } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import type { SamePath } from '../paths.ts'
import { unprovided } from '../unprovided.ts'

type SignedIn = { identity: IdentitySnapshot; passwordDropped: boolean }
type Emitted = Notice | { type: 'signed in'; member: Member; returnTo: SamePath | null }

/**
 * How does one get in with Google or Apple? The provider's window may be closed, blocked, superseded
 * by a second press, or belong to an address that has another way in (specification 4 and 8).
 */
export const socialSignInMachine = setup({
  types: {
    input: {} as { returnTo: SamePath | null },
    context: {} as {
      provider: SocialProvider
      returnTo: SamePath | null
      signedIn: SignedIn | null
      failure: Failure | null
    },
    events: {} as { type: 'provider chosen'; provider: SocialProvider } | { type: 'cancelled' },
    emitted: {} as Emitted,
    tags: {} as 'busy',
  },
  actors: {
    'sign in with provider': unprovided<SignedIn, { provider: SocialProvider }>(
      'sign in with provider',
    ),
    'enter session': unprovided<{ member: Member }, { identity: IdentitySnapshot }>(
      'enter session',
    ),
  },
  guards: {
    'was closed': (_, { error }: { error: unknown }) => failureOf(error).kind === 'popup closed',
    'was superseded': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'popup superseded',
    'was blocked': (_, { error }: { error: unknown }) => failureOf(error).kind === 'popup blocked',
    'belongs to another provider': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'other provider',
    'dropped a password': ({ context }) => context.signedIn?.passwordDropped === true,
  },
  actions: {
    'choose provider': assign((_, { provider }: { provider: SocialProvider }) => ({
      provider,
      failure: null,
    })),
    'keep identity': assign((_, signedIn: SignedIn) => ({ signedIn })),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'say sign-in failed': emit(({ context }) =>
      notice(
        context.provider === 'google' ? 'google sign-in failed' : 'apple sign-in failed',
        context.failure,
      ),
    ),
    'say password was dropped': emit(notice('password dropped')),
    'tell signed in': emit(({ context }, { member }: { member: Member }) => ({
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
      },
      on: {
        'provider chosen': {
          target: 'popup open',
          actions: { type: 'choose provider', params: ({ event }) => event },
        },
      },
    },
    'popup open': {
      tags: ['busy'],
      invoke: {
        src: 'sign in with provider',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: {
          target: 'entering',
          actions: { type: 'keep identity', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'was closed', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
          },
          {
            guard: { type: 'was superseded', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
          },
          {
            guard: { type: 'was blocked', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing.popup blocked',
            actions: [
              { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
              'say sign-in failed',
            ],
          },
          {
            guard: {
              type: 'belongs to another provider',
              params: ({ event }) => ({ error: event.error }),
            },
            target: 'choosing.other provider',
            actions: [
              { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
              'say sign-in failed',
            ],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
              'say sign-in failed',
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
    entering: {
      tags: ['busy'],
      invoke: {
        src: 'enter session',
        input: ({ context }) => ({ identity: known(context.signedIn) }),
        onDone: [
          {
            guard: 'dropped a password',
            target: 'entered',
            actions: [
              { type: 'tell signed in', params: ({ event }) => event.output },
              'say password was dropped',
            ],
          },
          {
            target: 'entered',
            actions: { type: 'tell signed in', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'choosing',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say sign-in failed',
          ],
        },
      },
    },
    entered: { type: 'final' },
  },
})

const known = (signedIn: SignedIn | null): IdentitySnapshot => {
  if (!signedIn) throw new Error('social sign-in: a session is entered with an identity only')
  return signedIn.identity
}
