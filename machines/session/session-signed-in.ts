import { nonNull } from '../non-null.ts'
import { notice } from '../notices.ts'
import { withEvent, withOutputAs } from '../with-event.ts'
import {
  answerNotOpened,
  end,
  endOnIdentityChange,
  endOnRejection,
  expire,
  expiredElsewhere,
  loggedOutElsewhere,
  logout,
  navigate,
  notify,
} from './session-answers.ts'
import { sessionSetup } from './session-setup.ts'

const storageChanged = [
  { guard: withEvent('has a stored session'), actions: withEvent('read storage') },
  {
    guard: withEvent('verification is pending'),
    target: '#session.deciding',
    actions: [
      end('replaced by another sign-in'),
      withEvent('read storage'),
      'send no member',
      notify('signed out elsewhere'),
    ],
  },
  loggedOutElsewhere,
] as const

/**
 * A signed-in session: loads the record and follows changes of identity, token and storage, also from other tabs, until
 * one of them ends the session.
 */
export const sessionSignedIn = sessionSetup.createStateConfig({
  tags: ['signed in'],
  initial: 'loading',
  invoke: { src: 'watch identity' },
  states: {
    loading: {
      entry: ['clear failure', 'send member changed'],
      invoke: {
        src: 'load member',
        onDone: {
          target: 'ready',
          actions: [
            withOutputAs('store signed-in session', 'member'),
            withOutputAs('send session restored', 'member'),
          ],
        },
        onError: [
          {
            guard: withEvent('is not registered'),
            target: '#session.authenticating.completing the registration',
          },
          {
            target: 'failed',
            actions: withEvent('set failure'),
          },
        ],
      },
    },
    ready: {
      initial: 'idle',
      states: {
        idle: {},
        // The session has detected the verification itself, in the tab of the link.
        'after verification': {},
      },
      entry: {
        type: 'answer',
        params: ({ context }) => ({ type: 'session opened', member: nonNull(context.member) }),
      },
      on: {
        'identity verified': {
          guard: withEvent('is the same member'),
          target: 'ready',
          reenter: true,
          actions: [withEvent('set identity'), withEvent('set reply address')],
        },
        'session opened': {
          target: '.after verification',
          actions: [
            {
              type: 'send to app',
              params: ({ event: { member } }) => ({ type: 'email verified', email: member.email }),
            },
            'send signed in',
          ],
        },
        'member changed': {
          actions: [withEvent('store member'), 'publish member'],
        },
        'member changed elsewhere': {
          guard: withEvent('is the owner'),
          target: 'refreshing',
        },
      },
    },
    // Another tab has changed the record. Until the new one is loaded, the known one stays.
    refreshing: {
      invoke: {
        src: 'load member',
        onDone: {
          target: 'ready',
          actions: withOutputAs('store member', 'member'),
        },
        onError: { target: 'ready' },
      },
      on: {
        'member changed': {
          target: 'ready',
          actions: [withEvent('store member'), 'publish member'],
        },
        'member changed elsewhere': {
          guard: withEvent('is the owner'),
          target: 'refreshing',
          reenter: true,
        },
      },
    },
    failed: {
      tags: ['failed'],
      entry: answerNotOpened,
      on: {
        'retry requested': { target: 'loading' },
        'identity verified': {
          guard: withEvent('is the same member'),
          target: 'loading',
          actions: withEvent('set reply address'),
        },
      },
    },
  },
  on: {
    'identity verified': {
      guard: withEvent('is the same member'),
      actions: [withEvent('set identity'), withEvent('set reply address')],
    },
    'identity changed': [
      {
        guard: withEvent('has no identity'),
        target: '#session.signed out',
        actions: [endOnIdentityChange, 'clear', notify('signed out')],
      },
      {
        guard: withEvent('is another member'),
        target: '.loading',
        actions: [
          endOnIdentityChange,
          'clear member',
          withEvent('set identity'),
          withEvent('set token'),
          'store unloaded session',
        ],
      },
      // Someone has signed up in another tab, or the token of another member is not available.
      {
        guard: withEvent('is someone else'),
        target: '#session.deciding',
        actions: [endOnIdentityChange, 'send no member'],
      },
      {
        actions: [withEvent('set identity'), withEvent('store token')],
      },
    ],
    'storage changed': storageChanged,
    'logout requested': logout,
    'deletion started': { target: '#session.deleting the account' },
    // The page may be /settings, which then opens again.
    'deletion found': {
      target: '#session.deleting the account',
      actions: ['send no member', navigate('/settings')],
    },
    'session rejected': {
      target: '#session.signing out',
      actions: [endOnRejection('expired'), ...expire],
    },
    'session expired elsewhere': expiredElsewhere,
    'verification link opened': {
      guard: withEvent('is another email'),
      actions: {
        type: 'send to app',
        params: ({ event: { email } }) => ({ ...notice('other email verified'), email }),
      },
    },
    // Of a sign-up that began before the member signed in in another tab.
    'account withdrawn': {},
  },
})

const noDeletion = { type: 'set deletion', params: { uid: null } } as const

const answerResumed = { type: 'answer', params: { type: 'deletion resumed' } } as const

/**
 * A session whose member has begun to delete the account: only the deletion, a logout or another member ends it
 * (decision 0014). In the tab of another member, the deletion would delete their account.
 */
export const sessionDeleting = sessionSetup.createStateConfig({
  tags: ['signed in', 'deleting'],
  entry: [
    { type: 'set deletion', params: ({ context }) => nonNull(context.identity) },
    'send member changed',
    answerResumed,
  ],
  invoke: { src: 'watch identity' },
  on: {
    'identity changed': {
      guard: withEvent('is someone else'),
      target: '#session.deciding',
      actions: [endOnIdentityChange, 'send no member'],
    },
    // Of a sign-up that began before the member signed in in another tab.
    'account withdrawn': {},
    'account deleted': {
      target: '#session.signed out',
      actions: [end('identity gone'), 'publish expiry', 'clear', noDeletion],
    },
    // The rejection of the deletion itself ends it first.
    'session rejected': {
      guard: withEvent('is about the identity'),
      target: '#session.signing out',
      actions: [endOnRejection('expired'), ...expire],
    },
    'session expired elsewhere': expiredElsewhere,
    'deletion abandoned': [
      {
        guard: 'has a member',
        target: '#session.signed in.ready',
        actions: noDeletion,
      },
      { target: '#session.signed in', actions: noDeletion },
    ],
    // The deletion goes on while another sign-in of the same member ends.
    'identity verified': {
      guard: withEvent('is the same member'),
      actions: [
        withEvent('set identity'),
        withEvent('set reply address'),
        answerResumed,
        navigate('/settings'),
      ],
    },
    'logout requested': logout,
    'storage changed': storageChanged,
  },
})
