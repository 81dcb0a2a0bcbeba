import { foreignProviders } from '../member.ts'
import { nonNull } from '../non-null.ts'
import { sessionSetup } from './session-setup.ts'

/**
 * From a verified identity to a member: fetches the token, then loads the record with social-auth, the pending token
 * of sign-up (once, decision 0008) or the login of the backend. An interrupted registration is completed once. An
 * interrupted deletion, also one from another browser, is finished (decision 0014). Linked
 * providers with another email are unlinked first, because a stranger may have linked them before the email was verified
 * (decision 0046).
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
          actions: { type: 'set token', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    'choosing a sign-in method': {
      always: [
        {
          guard: { type: 'is being deleted', params: ({ context }) => context },
          target: '#session.deleting the account',
          actions: 'navigate to settings',
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
          actions: [
            { type: 'set identity', params: ({ event }) => ({ identity: event.output }) },
            'notify providers unlinked',
          ],
        },
        onError: {
          target: 'requesting the record',
          actions: {
            type: 'notify providers not unlinked',
            params: ({ event }) => ({ error: event.error }),
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
          actions: {
            type: 'store signed-in session',
            params: ({ event }) => ({ member: event.output }),
          },
        },
        onError: {
          target: 'logging in',
          actions: { type: 'store', params: { entries: { pendingToken: null } } },
        },
      },
    },
    'logging in': {
      invoke: {
        src: 'log in to backend',
        input: ({ context }) => ({ identity: nonNull(context.identity) }),
        onDone: {
          target: '#session.signed in.ready',
          actions: { type: 'store signed-in session', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'is not registered', params: ({ event }) => ({ error: event.error }) },
            target: 'completing the registration',
          },
          {
            guard: { type: 'account was deleted', params: ({ event }) => ({ error: event.error }) },
            target: '#session.deleting the account',
            actions: ['set deletion', 'navigate to settings'],
          },
          {
            target: 'failed',
            actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
          },
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
            params: ({ event }) => ({ entries: { pendingToken: event.output.pendingToken } }),
          },
        },
        onError: [
          {
            guard: { type: 'account was deleted', params: ({ event }) => ({ error: event.error }) },
            target: '#session.deleting the account',
            actions: ['set deletion', 'navigate to settings'],
          },
          {
            target: 'failed',
            actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    'loading the new record': {
      invoke: {
        src: 'load with pending token',
        input: ({ context }) => ({ pendingToken: nonNull(context.stored.pendingToken) }),
        onDone: {
          target: '#session.signed in.ready',
          actions: {
            type: 'store signed-in session',
            params: ({ event }) => ({ member: event.output }),
          },
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'store', params: { entries: { pendingToken: null } } },
            { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    'signing in with provider': {
      invoke: {
        src: 'sign in with provider',
        input: ({ context }) => ({ identity: nonNull(context.identity) }),
        onDone: {
          target: '#session.signed in.ready',
          actions: { type: 'store signed-in session', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'account was deleted', params: ({ event }) => ({ error: event.error }) },
            target: '#session.deleting the account',
            actions: ['set deletion', 'navigate to settings'],
          },
          {
            target: 'failed',
            actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    failed: {
      always: [
        { guard: 'has the pending identity', target: '#session.awaiting verification' },
        { target: '#session.signing out' },
      ],
    },
  },
  on: {
    'storage changed': { actions: { type: 'read storage', params: ({ event }) => event } },
    // After a reload, both the session and the button of the page can detect the verification.
    'identity verified': {
      guard: { type: 'is the same member', params: ({ event }) => event },
      actions: [
        { type: 'set identity', params: ({ event }) => event },
        { type: 'set reply address', params: ({ event }) => event },
      ],
    },
  },
})
