import { deleteAccountSetup, providerOf } from './delete-account-setup.ts'

/**
 * How is an account deleted for good? A recent sign-in first, then the record, the picture and the
 * identity; what stops half-way is resumed, also after a reload (specification 4, decision 0014).
 */
export const deleteAccountMachine = deleteAccountSetup.createMachine({
  id: 'deleteAccount',
  context: ({ input }) => ({
    ...input,
    recordGone: false,
    password: '',
    passwordMissing: false,
    failure: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      entry: 'erase password',
      always: [{ guard: 'is unfinished', target: 'unfinished' }, { target: 'closed' }],
    },
    closed: { on: { 'delete requested': { target: 'confirming' } } },
    unfinished: { on: { 'finish requested': { target: 'checking the sign-in' } } },
    confirming: {
      tags: ['dialog'],
      on: { confirmed: { target: 'checking the sign-in' }, cancelled: { target: 'deciding' } },
    },
    'checking the sign-in': {
      tags: ['dialog', 'busy'],
      invoke: {
        src: 'check recent sign-in',
        onDone: [
          {
            guard: { type: 'is recent', params: ({ event }) => event.output },
            target: 'starting',
          },
          { guard: 'has a password', target: 'asking for the password' },
          { target: 'asking the provider' },
        ],
        onError: {
          target: 'deciding',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say deletion failed',
          ],
        },
      },
    },
    'asking for the password': {
      tags: ['dialog'],
      on: {
        'password changed': { actions: { type: 'change password', params: ({ event }) => event } },
        'password submitted': [
          { guard: 'typed a password', target: 'proving by password' },
          { actions: 'ask for the password' },
        ],
        cancelled: { target: 'deciding' },
      },
    },
    'proving by password': {
      tags: ['dialog', 'busy'],
      invoke: {
        src: 'prove by password',
        input: ({ context }) => ({ password: context.password }),
        onDone: { target: 'starting' },
        onError: {
          target: 'deciding',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say deletion failed',
          ],
        },
      },
    },
    'asking the provider': {
      tags: ['dialog'],
      on: {
        'provider asked': { target: 'proving by provider' },
        cancelled: { target: 'deciding' },
      },
    },
    'proving by provider': {
      tags: ['dialog', 'busy'],
      invoke: {
        src: 'prove by provider',
        input: ({ context }) => ({ provider: providerOf(context.authType) }),
        onDone: { target: 'starting' },
        onError: {
          target: 'deciding',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say deletion failed',
          ],
        },
      },
      on: { cancelled: { target: 'deciding' } },
    },
    starting: {
      entry: 'erase password',
      always: [
        { guard: 'record is gone', target: 'removing the identity' },
        { target: 'deleting the record' },
      ],
    },
    'deleting the record': {
      tags: ['dialog', 'busy'],
      entry: ['note start', 'tell deletion started'],
      invoke: {
        src: 'delete record',
        onDone: { target: 'removing the picture', actions: 'note record is gone' },
        onError: [
          {
            guard: {
              type: 'was refused silently',
              params: ({ event }) => ({ error: event.error }),
            },
            target: 'closed',
            actions: ['note nothing was deleted', 'tell deletion abandoned', 'say backend refused'],
          },
          {
            guard: { type: 'was refused', params: ({ event }) => ({ error: event.error }) },
            target: 'closed',
            actions: [
              { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
              'note nothing was deleted',
              'tell deletion abandoned',
              'say deletion failed',
            ],
          },
          {
            target: 'unfinished',
            actions: [
              { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
              'say deletion failed',
            ],
          },
        ],
      },
    },
    'removing the picture': {
      tags: ['dialog', 'busy'],
      invoke: {
        src: 'remove picture',
        onDone: { target: 'removing the identity' },
        onError: { target: 'removing the identity' },
      },
    },
    'removing the identity': {
      tags: ['dialog', 'busy'],
      invoke: {
        src: 'remove identity',
        onDone: {
          target: 'gone',
          actions: ['tell account deleted', 'say account was deleted', 'leave to home'],
        },
        onError: {
          target: 'unfinished',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say deletion failed',
          ],
        },
      },
    },
    gone: { type: 'final' },
  },
})
