import { setFailure } from '../failure.ts'
import { providerOf } from '../member.ts'
import { passwordToTry } from '../password-attempt.ts'
import type { DeletionStep } from '../ports.ts'
import { withEvent, withOutput } from '../with-event.ts'
import { deleteAccountSetup } from './delete-account-setup.ts'

/**
 * Requires a recent sign-in, then deletes the record, the picture and the identity. A deletion that may have begun can
 * be finished later, also after a reload. It goes on with the step that has failed (specification 4, decision 0014).
 */
export const deleteAccountMachine = deleteAccountSetup.createMachine({
  id: 'deleteAccount',
  context: ({ input }) => ({
    ...input,
    password: '',
    passwordMissing: false,
    passwordWrong: false,
    unreadable: false,
    usesOtherForm: false,
    failure: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      entry: 'clear password',
      always: [{ guard: 'is unfinished', target: 'unfinished' }, { target: 'closed' }],
    },
    closed: {
      entry: 'send dialog closed',
      on: {
        'delete requested': {
          target: 'confirming',
          actions: ['clear failure', 'withdraw notices', 'send dialog opened'],
        },
      },
    },
    unfinished: {
      entry: 'send dialog closed',
      on: {
        'finish requested': {
          target: 'checking the last sign-in',
          actions: ['clear failure', 'withdraw notices', 'send dialog opened'],
        },
      },
    },
    confirming: {
      tags: ['dialog'],
      on: { confirmed: { target: 'checking the last sign-in' }, cancelled: { target: 'deciding' } },
    },
    'checking the last sign-in': {
      tags: ['dialog', 'busy'],
      invoke: {
        src: 'check recent sign-in',
        onDone: [
          {
            guard: withOutput('is recent'),
            target: 'starting',
          },
          { guard: 'has a password', target: 'awaiting password' },
          { target: 'awaiting provider sign-in' },
        ],
        onError: {
          target: 'deciding',
          actions: [setFailure, 'notify account not deleted'],
        },
      },
    },
    'awaiting password': {
      tags: ['dialog'],
      on: {
        'password changed': { actions: withEvent('change password') },
        'password submitted': [
          { guard: 'password is entered', target: 'reauthenticating with password' },
          { actions: 'mark password missing' },
        ],
        cancelled: [
          // The dialog that a wrong password kept open ends as every failure does (decision 0014).
          { guard: 'has failed', target: 'deciding', actions: 'notify account not deleted' },
          { target: 'deciding' },
        ],
      },
    },
    'reauthenticating with password': {
      tags: ['dialog', 'busy'],
      invoke: {
        src: 'reauthenticate with password',
        input: ({ context }) => ({ password: passwordToTry(context) }),
        onDone: { target: 'starting' },
        onError: [
          {
            guard: withEvent('has another form'),
            target: 'reauthenticating with password',
            reenter: true,
            actions: 'use other form',
          },
          {
            guard: withEvent('password is wrong'),
            target: 'awaiting password',
            actions: [setFailure, 'mark password wrong'],
          },
          { target: 'deciding', actions: [setFailure, 'notify account not deleted'] },
        ],
      },
    },
    'awaiting provider sign-in': {
      tags: ['dialog'],
      on: {
        'provider sign-in requested': { target: 'reauthenticating with provider' },
        cancelled: { target: 'deciding' },
      },
    },
    'reauthenticating with provider': {
      tags: ['dialog', 'busy'],
      invoke: {
        src: 'reauthenticate with provider',
        input: ({ context }) => ({ provider: providerOf(context.authType) }),
        onDone: { target: 'starting' },
        onError: {
          target: 'deciding',
          actions: [setFailure, 'notify account not deleted'],
        },
      },
      on: { cancelled: { target: 'deciding' } },
    },
    starting: {
      entry: ['clear password', 'clear failure'],
      always: [
        {
          guard: { type: 'step is next', params: { step: 'identity' } },
          target: 'removing the identity',
        },
        {
          guard: { type: 'step is next', params: { step: 'picture' } },
          target: 'removing the picture',
        },
        { target: 'deleting the record' },
      ],
    },
    'deleting the record': {
      tags: ['dialog', 'busy'],
      entry: [storeStep('record'), 'send deletion started'],
      invoke: {
        src: 'delete record',
        onDone: { target: 'removing the picture' },
        onError: [
          {
            guard: withEvent('session expired'),
            target: 'session rejected',
            actions: [
              'clear unfinished',
              { type: 'store deletion marker', params: { deletion: null } },
              'send deletion abandoned',
              'send session rejected',
            ],
          },
          {
            guard: withEvent('deletion has not begun'),
            target: 'closed',
            actions: [
              setFailure,
              'clear unfinished',
              { type: 'store deletion marker', params: { deletion: null } },
              'send deletion abandoned',
              'notify account not deleted from backend',
            ],
          },
          {
            target: 'unfinished',
            actions: [
              { type: 'set unfinished', params: { step: 'record' } },
              setFailure,
              'notify account not deleted',
            ],
          },
        ],
      },
    },
    'removing the picture': {
      tags: ['dialog', 'busy'],
      entry: storeStep('picture'),
      invoke: {
        src: 'remove picture',
        input: ({ context: { uid } }) => ({ uid }),
        onDone: { target: 'removing the identity' },
        onError: { target: 'removing the identity' },
      },
    },
    'removing the identity': {
      tags: ['dialog', 'busy'],
      entry: storeStep('identity'),
      invoke: {
        src: 'remove identity',
        onDone: {
          target: 'deleted',
          actions: [
            { type: 'store deletion marker', params: { deletion: null } },
            'send account deleted',
            'notify account deleted',
            'navigate to home',
          ],
        },
        onError: {
          target: 'unfinished',
          actions: [
            { type: 'set unfinished', params: { step: 'identity' } },
            setFailure,
            'notify account not deleted',
          ],
        },
      },
    },
    // The session has ended, and has stopped the page. A final state would send to it.
    'session rejected': {},
    deleted: {},
  },
})

function storeStep(step: DeletionStep) {
  return {
    type: 'store deletion marker' as const,
    params: ({ context: { uid } }: { context: { uid: string } }) => ({ deletion: { uid, step } }),
  }
}
