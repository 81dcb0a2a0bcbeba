import { sessionEntering } from './session-entering.ts'
import { entriesOfWait, isAwaited } from './session-entries.ts'
import { sessionRecalling } from './session-recalling.ts'
import { sessionSetup } from './session-setup.ts'
import { sessionSignedIn } from './session-signed-in.ts'

/**
 * Who is here? The root actor, made before the router. It holds the nine storage keys (specification 3),
 * tells by 'session stored' and 'session cleared' what must be written, and turns every answer of identity
 * and backend into one of: signed out, awaiting verification, signed in, expired (specification 4).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    stored: input.stored,
    identity: null,
    token: null,
    member: null,
    failure: null,
    recalled: false,
    deletion: input.deletion,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'has a stored session', params: ({ context }) => context },
          target: 'restoring',
        },
        {
          guard: { type: 'awaits verification', params: ({ context }) => context },
          target: 'recalling',
        },
        { target: 'signed out' },
      ],
    },
    restoring: {
      tags: ['pending'],
      entry: ['use stored token', 'forget failure'],
      invoke: {
        src: 'restore identity',
        input: ({ context }) => ({ expected: context.stored.userId }),
        onDone: [
          {
            guard: {
              type: 'is being deleted',
              params: ({ event }) => ({ identity: event.output }),
            },
            target: 'closing the account',
            actions: { type: 'keep identity', params: ({ event }) => ({ identity: event.output }) },
          },
          {
            guard: {
              type: 'is the stored member',
              params: ({ event }) => ({ identity: event.output }),
            },
            target: 'signed in',
            actions: { type: 'keep identity', params: ({ event }) => ({ identity: event.output }) },
          },
          { target: 'signing out' },
        ],
        onError: {
          target: 'restore failed',
          actions: { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'storage changed': [
          {
            guard: { type: 'has a stored session', params: ({ event }) => event },
            actions: { type: 'read storage', params: ({ event }) => event },
          },
          { target: 'signing out' },
        ],
      },
    },
    'restore failed': {
      tags: ['failed'],
      on: {
        'storage changed': [
          {
            guard: { type: 'has a stored session', params: ({ event }) => event },
            actions: { type: 'read storage', params: ({ event }) => event },
          },
          { target: 'signing out' },
        ],
        'retry requested': { target: 'restoring' },
        'logout requested': { target: 'signing out', actions: 'leave to login' },
      },
    },
    recalling: sessionRecalling,
    'signed out': {
      tags: ['signed out'],
      initial: 'settled',
      states: {
        settled: { on: { 'stray identity found': { target: 'dropping a stray' } } },
        'dropping a stray': {
          invoke: {
            src: 'sign out identity',
            onDone: { target: 'settled' },
            onError: { target: 'settled' },
          },
        },
      },
    },
    'awaiting verification': {
      tags: ['signed out'],
      entry: 'forget member',
      invoke: { src: 'watch identity' },
      on: {
        'identity changed': [
          {
            guard: { type: 'is nobody', params: ({ event }) => event },
            target: 'signed out',
            actions: 'forget the wait',
          },
          { actions: { type: 'keep identity', params: ({ event }) => event } },
        ],
        'storage changed': [
          {
            guard: { type: 'has a stored session', params: ({ event }) => event },
            target: 'restoring',
            actions: { type: 'read storage', params: ({ event }) => event },
          },
          { actions: { type: 'read storage', params: ({ event }) => event } },
        ],
      },
    },
    entering: sessionEntering,
    'signed in': sessionSignedIn,
    'closing the account': {
      tags: ['signed in', 'closing'],
      on: {
        'account deleted': { target: 'signed out', actions: ['clear', 'forget deletion'] },
        'deletion abandoned': [
          { guard: 'has a member', target: 'signed in.ready', actions: 'forget deletion' },
          { target: 'signed in', actions: 'forget deletion' },
        ],
        'logout requested': { target: 'signing out', actions: 'leave to login' },
        'storage changed': { actions: { type: 'read storage', params: ({ event }) => event } },
      },
    },
    'signing out': {
      tags: ['signed out'],
      entry: 'clear',
      invoke: {
        src: 'sign out identity',
        onDone: { target: 'signed out' },
        onError: { target: 'signed out' },
      },
    },
    expired: {
      tags: ['signed out'],
      entry: ['clear', 'say session expired', 'leave to login and return'],
      invoke: {
        src: 'sign out identity',
        onDone: { target: 'signed out' },
        onError: { target: 'signed out' },
      },
    },
  },
  on: {
    'identity proven': {
      target: '.entering',
      actions: [
        { type: 'keep identity', params: ({ event }) => event },
        { type: 'note recall', params: { recalled: false } },
      ],
    },
    'identity created': {
      target: '.awaiting verification',
      actions: [
        { type: 'keep identity', params: ({ event }) => event },
        {
          type: 'store',
          params: ({ event }) => ({ entries: entriesOfWait(event.identity) }),
        },
      ],
    },
    'verification owed': {
      target: '.awaiting verification',
      actions: [
        { type: 'keep identity', params: ({ event }) => event },
        {
          type: 'store',
          params: ({ context: { stored }, event: { identity } }) => ({
            entries: entriesOfWait(
              identity,
              isAwaited(identity, stored) ? stored.pendingToken : null,
            ),
          }),
        },
      ],
    },
    'account created': {
      target: '.awaiting verification',
      actions: [
        { type: 'keep identity', params: ({ event }) => event },
        {
          type: 'store',
          params: ({ event: { identity, pendingToken } }) => ({
            entries: entriesOfWait(identity, pendingToken),
          }),
        },
      ],
    },
    'account withdrawn': { target: '.signed out', actions: 'forget the wait' },
    'storage changed': [
      {
        guard: { type: 'has a stored session', params: ({ event }) => event },
        target: '.restoring',
        actions: { type: 'read storage', params: ({ event }) => event },
      },
      {
        guard: { type: 'awaits verification', params: ({ event }) => event },
        target: '.recalling',
        actions: { type: 'read storage', params: ({ event }) => event },
      },
      { actions: { type: 'read storage', params: ({ event }) => event } },
    ],
  },
})
