import { failureOf } from '../failure.ts'
import { foreignProviders } from '../member.ts'
import { nonNull } from '../non-null.ts'
import { notice } from '../notices.ts'
import { withEvent, withOutput, withOutputAs } from '../with-event.ts'
import { navigate, notify } from './session-answers.ts'
import { sessionSetup } from './session-setup.ts'

const toFailure = { target: 'failed', actions: withEvent('set failure') } as const

const toDeletion = {
  guard: withEvent('account was deleted'),
  target: '#session.deleting the account',
  actions: ['store unloaded session', navigate('/settings')],
} as const

/**
 * From a verified identity to a member: fetches the token, then loads the record with social-auth, the pending token
 * of sign-up (once, decision 0008) or the login of the backend. An interrupted registration is completed once. An
 * interrupted deletion, also one from another browser, is finished (decision 0014). Linked
 * providers with another email are unlinked first, because a stranger may have linked them before the email was verified
 * (decision 0045).
 */
export const sessionAuthenticating = sessionSetup.createStateConfig({
  tags: ['authenticating', 'signed out'],
  entry: ['clear failure', 'send sign-in started'],
  exit: 'send sign-in ended',
  initial: 'fetching the token',
  states: {
    'fetching the token': {
      entry: 'clear member',
      invoke: {
        src: 'fetch token',
        onDone: {
          target: 'choosing a sign-in method',
          actions: withOutput('set token'),
        },
        onError: toFailure,
      },
    },
    'choosing a sign-in method': {
      always: [
        {
          guard: { type: 'is being deleted', params: ({ context }) => context },
          target: '#session.deleting the account',
          actions: ['store unloaded session', navigate('/settings')],
        },
        { guard: 'has foreign providers', target: 'unlinking providers' },
        { target: 'requesting the record' },
      ],
    },
    'unlinking providers': {
      invoke: {
        src: 'unlink providers',
        input: ({ context }) => ({ providers: foreignProviders(nonNull(context.identity)) }),
        onDone: {
          target: 'requesting the record',
          actions: [withOutputAs('set identity', 'identity'), notify('providers unlinked')],
        },
        onError: {
          target: 'requesting the record',
          actions: {
            type: 'send to app',
            params: ({ event }) => notice('providers not unlinked', failureOf(event.error)),
          },
        },
      },
    },
    'requesting the record': {
      always: [
        { guard: 'has a social identity', target: 'signing in with provider' },
        { guard: 'has a pending token', target: 'using the pending token' },
        { target: 'logging in' },
      ],
    },
    'using the pending token': {
      invoke: {
        src: 'load with pending token',
        input: ({ context }) => ({ pendingToken: nonNull(context.stored.pendingToken) }),
        onDone: {
          target: '#session.signed in.ready',
          actions: withOutputAs('store signed-in session', 'member'),
        },
        onError: {
          target: 'logging in',
          actions: { type: 'store', params: { pendingToken: null } },
        },
      },
    },
    'logging in': {
      invoke: {
        src: 'log in to backend',
        input: ({ context }) => ({ identity: nonNull(context.identity) }),
        onDone: {
          target: '#session.signed in.ready',
          actions: withOutput('store signed-in session'),
        },
        onError: [
          {
            guard: withEvent('is not registered'),
            target: 'completing the registration',
          },
          toDeletion,
          toFailure,
        ],
      },
    },
    'completing the registration': {
      invoke: {
        src: 'complete registration',
        input: ({ context }) => ({ identity: nonNull(context.identity) }),
        onDone: {
          target: 'loading the new record',
          actions: {
            type: 'store',
            params: ({ event }) => ({ pendingToken: event.output.pendingToken }),
          },
        },
        onError: [toDeletion, toFailure],
      },
    },
    'loading the new record': {
      invoke: {
        src: 'load with pending token',
        input: ({ context }) => ({ pendingToken: nonNull(context.stored.pendingToken) }),
        onDone: {
          target: '#session.signed in.ready',
          actions: withOutputAs('store signed-in session', 'member'),
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'store', params: { pendingToken: null } }, withEvent('set failure')],
        },
      },
    },
    'signing in with provider': {
      invoke: {
        src: 'sign in with provider',
        input: ({ context }) => ({ identity: nonNull(context.identity) }),
        onDone: {
          target: '#session.signed in.ready',
          actions: withOutput('store signed-in session'),
        },
        onError: [toDeletion, toFailure],
      },
    },
    failed: {
      always: [
        {
          guard: { type: 'is the pending identity', params: ({ context }) => context },
          target: '#session.awaiting verification',
        },
        {
          // No session has ended: what a visitor has typed stays stored.
          target: '#session.signed out.signing out orphaned identity',
          actions: ['clear session', 'send no member'],
        },
      ],
    },
  },
  on: {
    'storage changed': { actions: withEvent('read storage') },
    // After a reload, both the session and the button of the page can detect the verification.
    'identity verified': {
      guard: withEvent('is the same member'),
      actions: [withEvent('set identity'), withEvent('set reply address')],
    },
  },
})
