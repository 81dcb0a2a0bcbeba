import { assign, setup } from 'xstate'

/**
 * The banner about a removed password. A provider sign-in with an email that was never verified removes the password.
 * The banner stays until the member dismisses it or signs out (decision 0030).
 */
export const passwordLostMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as
      | { type: 'password dropped'; email: string }
      | { type: 'dismissed' }
      | { type: 'session ended' },
  },
  actions: {
    'set email': assign((_, { email }: { email: string }) => ({ email })),
    'clear email': assign({ email: '' }),
  },
}).createMachine({
  id: 'passwordLost',
  context: { email: '' },
  initial: 'hidden',
  states: {
    hidden: {},
    visible: {
      on: {
        dismissed: { target: 'hidden', actions: 'clear email' },
        'session ended': { target: 'hidden', actions: 'clear email' },
      },
    },
  },
  on: {
    'password dropped': {
      target: '.visible',
      actions: { type: 'set email', params: ({ event }) => event },
    },
  },
})
