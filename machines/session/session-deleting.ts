import { withEvent } from '../with-event.ts'
import { end, endOnIdentityChange } from './session-answers.ts'
import { sessionSetup } from './session-setup.ts'

const answerResumed = { type: 'answer', params: { type: 'deletion resumed' } } as const

/**
 * A session whose member has begun to delete the account: only the deletion, a logout or another member ends it
 * (decision 0014). In the tab of another member, the deletion would delete their account.
 */
export const sessionDeleting = sessionSetup.createStateConfig({
  tags: ['signed in', 'deleting'],
  entry: ['send member changed', answerResumed],
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
      actions: [end('identity gone'), 'clear', 'clear deletion'],
    },
    'deletion abandoned': [
      {
        guard: 'has a member',
        target: '#session.signed in.ready',
        actions: 'clear deletion',
      },
      { target: '#session.signed in', actions: 'clear deletion' },
    ],
    // The deletion goes on while another sign-in of the same member ends.
    'identity verified': {
      guard: withEvent('is the same member'),
      actions: [
        withEvent('set identity'),
        withEvent('set reply address'),
        answerResumed,
        'navigate to settings',
      ],
    },
    'logout requested': {
      target: '#session.signing out',
      actions: [end('logged out'), 'navigate to login'],
    },
    'storage changed': { actions: withEvent('read storage') },
  },
})
