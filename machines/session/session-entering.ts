import { known, sessionSetup } from './session-setup.ts'

/**
 * From a proven identity to a member: the token, then the record by the one way that fits — social-auth,
 * the pending token from sign-up (once: decision 0008), or the backend's login. An identity whose
 * registration was cut off is registered now, once; one whose deletion was cut off, also in another
 * browser, finishes that (decision 0014).
 */
export const sessionEntering = sessionSetup.createStateConfig({
  tags: ['entering', 'signed out'],
  entry: 'forget failure',
  initial: 'fetching the token',
  states: {
    'fetching the token': {
      invoke: {
        src: 'fetch token',
        onDone: {
          target: 'choosing a way',
          actions: { type: 'keep token', params: ({ event }) => event.output },
        },
        onError: {
          target: 'refused',
          actions: { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    'choosing a way': {
      always: [
        {
          guard: { type: 'is being deleted', params: ({ context }) => context },
          target: '#session.closing the account',
          actions: 'leave to settings',
        },
        { guard: 'is social', target: 'signing in socially' },
        { guard: 'has a pending token', target: 'using the pending token' },
        { target: 'logging in' },
      ],
    },
    'using the pending token': {
      invoke: {
        src: 'load with pending token',
        input: ({ context }) => ({ pendingToken: known(context.stored.pendingToken) }),
        onDone: {
          target: 'arrived',
          actions: { type: 'store arrival', params: ({ event }) => ({ member: event.output }) },
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
        input: ({ context }) => ({ identity: known(context.identity) }),
        onDone: {
          target: 'arrived',
          actions: { type: 'store arrival', params: ({ event }) => ({ member: event.output }) },
        },
        onError: [
          {
            guard: { type: 'has no record', params: ({ event }) => ({ error: event.error }) },
            target: 'completing the registration',
          },
          {
            guard: { type: 'was deleted before', params: ({ event }) => ({ error: event.error }) },
            target: '#session.closing the account',
            actions: ['note deletion', 'leave to settings'],
          },
          {
            target: 'refused',
            actions: { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    'completing the registration': {
      invoke: {
        src: 'complete registration',
        input: ({ context }) => ({ identity: known(context.identity) }),
        onDone: {
          target: 'loading the new record',
          actions: {
            type: 'store',
            params: ({ event }) => ({ entries: { pendingToken: event.output.pendingToken } }),
          },
        },
        onError: [
          {
            guard: { type: 'was deleted before', params: ({ event }) => ({ error: event.error }) },
            target: '#session.closing the account',
            actions: ['note deletion', 'leave to settings'],
          },
          {
            target: 'refused',
            actions: { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    'loading the new record': {
      invoke: {
        src: 'load with pending token',
        input: ({ context }) => ({ pendingToken: known(context.stored.pendingToken) }),
        onDone: {
          target: 'arrived',
          actions: { type: 'store arrival', params: ({ event }) => ({ member: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: [
            { type: 'store', params: { entries: { pendingToken: null } } },
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    'signing in socially': {
      invoke: {
        src: 'sign in socially',
        input: ({ context }) => ({ identity: known(context.identity) }),
        onDone: {
          target: 'arrived',
          actions: { type: 'store arrival', params: ({ event }) => ({ member: event.output }) },
        },
        onError: [
          {
            guard: { type: 'was deleted before', params: ({ event }) => ({ error: event.error }) },
            target: '#session.closing the account',
            actions: ['note deletion', 'leave to settings'],
          },
          {
            target: 'refused',
            actions: { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    arrived: {
      always: [
        { guard: 'was recalled', target: '#session.signed in.ready', actions: 'tell signed in' },
        { target: '#session.signed in.ready' },
      ],
    },
    refused: {
      always: [
        {
          guard: 'was recalled',
          target: '#session.awaiting verification',
          actions: 'say entry failed',
        },
        { guard: 'was awaited', target: '#session.awaiting verification' },
        { target: '#session.signing out' },
      ],
    },
  },
  on: {
    'storage changed': { actions: { type: 'read storage', params: ({ event }) => event } },
    // A reloaded page may find the verification by itself while its button finds it too.
    'identity proven': {
      guard: { type: 'is the same member', params: ({ event }) => event },
      actions: [
        { type: 'keep identity', params: ({ event }) => event },
        { type: 'note recall', params: { recalled: false } },
      ],
    },
  },
})
