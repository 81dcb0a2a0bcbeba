import { assign, setup } from 'xstate'

/**
 * The banner about a removed password. A provider sign-in with an email that was never verified removes the password.
 * The banner stays until the member dismisses it or signs out (decision 0030).
 */
export const passwordRemovedMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as
      | { type: 'password removed'; email: string }
      | { type: 'dismissed' }
      | { type: 'session ended' },
  },
  actions: {
    'set email': assign((_, { email }: { email: string }) => ({ email })),
    'clear email': assign({ email: '' }),
  },
}).createMachine({
  id: 'passwordRemoved',
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
    'password removed': {
      target: '.visible',
      actions: { type: 'set email', params: ({ event }) => event },
    },
  },
})
