import { sessionSetup } from './session-setup.ts'

/**
 * A member is here: the record is loaded, kept, or asked for again; identity, token and storage are
 * followed, also from other tabs, until one of them says that the session is over.
 */
export const sessionSignedIn = sessionSetup.createStateConfig({
  tags: ['signed in'],
  initial: 'loading',
  invoke: { src: 'watch identity' },
  states: {
    loading: {
      entry: 'forget failure',
      invoke: {
        src: 'load member',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'store arrival', params: ({ event }) => ({ member: event.output }) },
            {
              type: 'tell session restored',
              params: ({ event }) => ({ member: event.output }),
            },
          ],
        },
        onError: [
          {
            guard: { type: 'is expired', params: ({ event }) => ({ error: event.error }) },
            target: '#session.expired',
          },
          {
            guard: { type: 'has no record', params: ({ event }) => ({ error: event.error }) },
            target: '#session.entering.completing the registration',
          },
          {
            target: 'failed',
            actions: { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    ready: {
      on: {
        'member changed': { actions: { type: 'store member', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['failed'],
      on: {
        'retry requested': { target: 'loading' },
        'identity proven': {
          guard: { type: 'is the same member', params: ({ event }) => event },
          target: 'loading',
        },
      },
    },
  },
  on: {
    'identity proven': [
      {
        guard: { type: 'is the same member', params: ({ event }) => event },
        actions: { type: 'keep identity', params: ({ event }) => event },
      },
      {
        target: '#session.entering',
        actions: [
          'forget member',
          { type: 'keep identity', params: ({ event }) => event },
          { type: 'note recall', params: { recalled: false } },
        ],
      },
    ],
    'identity changed': [
      {
        guard: { type: 'is nobody', params: ({ event }) => event },
        target: '#session.signed out',
        actions: ['clear', 'say signed out elsewhere'],
      },
      {
        guard: { type: 'is another member', params: ({ event }) => event },
        target: '.loading',
        actions: [
          'forget member',
          { type: 'keep identity', params: ({ event }) => event },
          { type: 'store token', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'keep identity', params: ({ event }) => event },
          { type: 'store token', params: ({ event }) => event },
        ],
      },
    ],
    'storage changed': [
      {
        guard: { type: 'has a stored session', params: ({ event }) => event },
        actions: { type: 'read storage', params: ({ event }) => event },
      },
      { target: '#session.signing out', actions: 'say signed out elsewhere' },
    ],
    'logout requested': { target: '#session.signing out', actions: 'leave to login' },
    'deletion started': { target: '#session.closing the account', actions: 'note deletion' },
    'session refused': { target: '#session.expired' },
  },
  exit: 'tell session ended',
})
