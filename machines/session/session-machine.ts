import { noticesWithdrawn } from '../notices.ts'
import { withEvent, withOutput } from '../with-event.ts'
import {
  answerNotOpened,
  end,
  expire,
  expiredElsewhere,
  expiryNotice,
  loggedOutElsewhere,
  logout,
  notify,
} from './session-answers.ts'
import { sessionAuthenticating } from './session-authenticating.ts'
import { sessionAwaiting, sessionResuming } from './session-pending.ts'
import { sessionSetup } from './session-setup.ts'
import { sessionDeleting, sessionSignedIn } from './session-signed-in.ts'

const awaiting = {
  target: '.awaiting verification',
  actions: [withEvent('replace identity'), withEvent('store pending verification')],
} as const

/** Signs the identity out. A failure changes nothing: the next sign-in replaces what the browser still has. */
const signOutTo = <Target extends string>(target: Target) =>
  ({ src: 'sign out identity', onDone: { target }, onError: { target } }) as const

/** Another tab has changed the storage before the stored member was restored. */
const changedBeforeSignIn = [
  { guard: withEvent('has a stored session'), actions: withEvent('read storage') },
  {
    guard: withEvent('verification is pending'),
    target: 'deciding',
    actions: withEvent('read storage'),
  },
  loggedOutElsewhere,
] as const

/**
 * The session. Its context mirrors the nine storage keys (specification 3), and its commands to `storage` update them.
 * It handles the results of the identity service and the backend
 * (specification 4).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    stored: input.stored,
    identity: null,
    token: null,
    member: null,
    failure: null,
    replyTo: null,
    deletion: input.deletion,
    ended: null,
    formerUid: null,
  }),
  invoke: { src: 'storage', id: 'storage' },
  initial: 'deciding',
  states: {
    deciding: {
      entry: 'start from storage',
      always: [
        {
          guard: { type: 'has a stored session', params: ({ context }) => context },
          target: 'restoring',
        },
        {
          guard: { type: 'verification is pending', params: ({ context }) => context },
          target: 'resuming',
        },
        // A session without its flag or its token, with which no one can sign in.
        {
          guard: 'anything is stored',
          target: 'signed out',
          actions: 'clear session',
        },
        { target: 'signed out' },
      ],
    },
    restoring: {
      tags: ['restoring'],
      entry: 'clear failure',
      invoke: {
        src: 'restore identity',
        input: ({ context }) => ({ expected: context.stored.userId, pendingEmail: null }),
        onDone: [
          {
            guard: withOutput('is gone'),
            target: 'signing out',
            actions: [end('identity gone'), ...expire],
          },
          {
            guard: withOutput('is revoked'),
            target: 'signing out',
            actions: [end('expired'), ...expire],
          },
          {
            guard: withOutput('restore failed'),
            target: 'restore failed',
            actions: withOutput('set restore failure'),
          },
          {
            guard: withOutput('is being deleted'),
            target: 'deleting the account',
            actions: withOutput('set identity'),
          },
          {
            guard: withOutput('is the stored member'),
            target: 'signed in',
            actions: withOutput('set identity'),
          },
          { target: 'signing out', actions: [end('expired'), ...expire] },
        ],
      },
      on: {
        'storage changed': changedBeforeSignIn,
        'session expired elsewhere': expiredElsewhere,
      },
    },
    'restore failed': {
      tags: ['failed'],
      on: {
        'storage changed': changedBeforeSignIn,
        'session expired elsewhere': expiredElsewhere,
        'retry requested': { target: 'deciding' },
        'logout requested': logout,
      },
    },
    resuming: sessionResuming,
    'signed out': {
      tags: ['signed out'],
      entry: answerNotOpened,
      initial: 'idle',
      states: {
        idle: { on: { 'orphaned identity found': { target: 'signing out orphaned identity' } } },
        'signing out orphaned identity': {
          invoke: signOutTo('idle'),
        },
      },
    },
    'awaiting verification': sessionAwaiting,
    authenticating: sessionAuthenticating,
    'signed in': sessionSignedIn,
    'deleting the account': sessionDeleting,
    'signing out': {
      tags: ['signed out'],
      entry: ['clear', answerNotOpened],
      invoke: signOutTo('signed out'),
    },
  },
  on: {
    'deletion marker changed': {
      actions: withEvent('set deletion'),
    },
    'identity verified': {
      target: '.authenticating',
      actions: [withEvent('replace identity'), withEvent('set reply address')],
    },
    'identity created': awaiting,
    'verification required': awaiting,
    'account created': awaiting,
    // The storage of the other tab was empty before its message arrived.
    'session expired elsewhere': {
      guard: withEvent('was logged out elsewhere'),
      actions: [
        { type: 'send to app', params: noticesWithdrawn('signed out elsewhere') },
        { type: 'send to app', params: ({ event: { reason } }) => expiryNotice(reason) },
      ],
    },
    'session not stored': { actions: notify('session not stored') },
    'account withdrawn': { target: '.signed out', actions: 'clear session' },
    'storage changed': [
      {
        guard: withEvent('someone is stored'),
        target: '.deciding',
        actions: withEvent('read storage'),
      },
      { actions: withEvent('read storage') },
    ],
  },
})
