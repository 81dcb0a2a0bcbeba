import { failureOf } from '../failure.ts'
import { nonNull } from '../non-null.ts'
import { answerNotOpened, end, endOnIdentityChange } from './session-answers.ts'
import { sessionSetup } from './session-setup.ts'

/**
 * A signed-in session: loads the record and follows changes of identity, token and storage, also from other tabs, until
 * one of them ends the session.
 */
export const sessionSignedIn = sessionSetup.createStateConfig({
  tags: ['signed in'],
  entry: 'return drafts',
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
            { type: 'store signed-in session', params: ({ event }) => ({ member: event.output }) },
            {
              type: 'send session restored',
              params: ({ event }) => ({ member: event.output }),
            },
          ],
        },
        onError: [
          {
            guard: { type: 'session expired', params: ({ event }) => ({ error: event.error }) },
            target: '#session.expired',
            actions: {
              type: 'end session',
              params: ({ event }) => ({
                reason:
                  failureOf(event.error).kind === 'account deleted' ? 'identity gone' : 'expired',
              }),
            },
          },
          {
            guard: { type: 'is not registered', params: ({ event }) => ({ error: event.error }) },
            target: '#session.authenticating.completing the registration',
          },
          {
            target: 'failed',
            actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    ready: {
      entry: {
        type: 'answer',
        params: ({ context }) => ({ type: 'session opened', member: nonNull(context.member) }),
      },
      on: {
        'identity verified': {
          guard: { type: 'is the same member', params: ({ event }) => event },
          target: 'ready',
          reenter: true,
          actions: [
            { type: 'set identity', params: ({ event }) => event },
            { type: 'set reply address', params: ({ event }) => event },
          ],
        },
        'session opened': { actions: ['send email verified', 'send signed in'] },
        'member changed': { actions: { type: 'store member', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['failed'],
      entry: answerNotOpened(),
      on: {
        'retry requested': { target: 'loading' },
        'identity verified': {
          guard: { type: 'is the same member', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'set reply address', params: ({ event }) => event },
        },
      },
    },
  },
  on: {
    'identity verified': {
      guard: { type: 'is the same member', params: ({ event }) => event },
      actions: [
        { type: 'set identity', params: ({ event }) => event },
        { type: 'set reply address', params: ({ event }) => event },
      ],
    },
    'identity changed': [
      {
        guard: { type: 'was rejected', params: ({ event }) => event },
        target: '#session.expired',
        actions: endOnIdentityChange('of a member'),
      },
      {
        guard: { type: 'has no identity', params: ({ event }) => event },
        target: '#session.signed out',
        actions: [endOnIdentityChange('of a member'), 'clear', 'notify signed out elsewhere'],
      },
      {
        guard: { type: 'is another member', params: ({ event }) => event },
        target: '.loading',
        actions: [
          endOnIdentityChange('of a member'),
          'clear member',
          { type: 'set identity', params: ({ event }) => event },
          { type: 'store unloaded session', params: ({ event }) => event },
        ],
      },
      // Someone has signed up in another tab, or the token of another member is not available.
      {
        guard: { type: 'is someone else', params: ({ event }) => event },
        target: '#session.deciding',
        actions: [endOnIdentityChange('of a member'), 'send no member'],
      },
      {
        actions: [
          { type: 'set identity', params: ({ event }) => event },
          { type: 'store token', params: ({ event }) => event },
        ],
      },
    ],
    'storage changed': [
      {
        guard: { type: 'has a stored session', params: ({ event }) => event },
        actions: { type: 'read storage', params: ({ event }) => event },
      },
      {
        guard: { type: 'verification is pending', params: ({ event }) => event },
        target: '#session.deciding',
        actions: [
          end('replaced by a takeover'),
          { type: 'read storage', params: ({ event }) => event },
          'send no member',
          'notify signed out elsewhere',
        ],
      },
      {
        target: '#session.signing out',
        actions: [end('logged out elsewhere'), 'notify signed out elsewhere'],
      },
    ],
    'logout requested': {
      target: '#session.signing out',
      actions: [end('logged out'), 'navigate to login'],
    },
    'deletion started': { target: '#session.deleting the account', actions: 'set deletion' },
    'session rejected': { target: '#session.expired', actions: end('expired') },
    // Of a sign-up that began before the member signed in in another tab.
    'account withdrawn': {},
  },
})
