import { answerNotOpened, end, endOnIdentityChange } from './session-answers.ts'
import { sessionSetup } from './session-setup.ts'

/** The email of the identity is not verified yet. The wait ends with a reason, so that no page waits for nobody. */
export const sessionAwaiting = sessionSetup.createStateConfig({
  tags: ['signed out'],
  entry: ['clear member', 'send no member', answerNotOpened()],
  invoke: { src: 'watch identity' },
  on: {
    'session not opened': {
      guard: { type: 'has failed', params: ({ event }) => event },
      actions: 'notify login failed',
    },
    'identity changed': [
      {
        guard: { type: 'is the late verified identity', params: ({ event }) => event },
        target: '#session.authenticating',
        actions: [{ type: 'set identity', params: ({ event }) => event }, 'reply to itself'],
      },
      {
        guard: { type: 'has no identity', params: ({ event }) => event },
        target: '#session.signed out',
        actions: [endOnIdentityChange('awaiting verification'), 'clear pending verification'],
      },
      {
        guard: { type: 'is someone else', params: ({ event }) => event },
        actions: [
          endOnIdentityChange('awaiting verification'),
          { type: 'set identity', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'set identity', params: ({ event }) => event } },
    ],
    'account withdrawn': {
      target: '#session.signed out',
      actions: [end('logged out'), 'clear pending verification'],
    },
    'storage changed': [
      {
        guard: { type: 'has a stored session', params: ({ event }) => event },
        target: '#session.restoring',
        actions: [
          {
            type: 'end session',
            params: ({ context, event: { stored } }) => ({
              reason:
                stored.userId === context.identity?.uid
                  ? 'verification finished elsewhere'
                  : 'another member signed in elsewhere',
            }),
          },
          { type: 'read storage', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'read storage', params: ({ event }) => event } },
    ],
  },
})
