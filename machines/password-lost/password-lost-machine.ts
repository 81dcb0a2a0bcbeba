import { assign, setup } from 'xstate'

/**
 * Must a member be told that the password has gone? A provider's sign-in on an address that was never
 * verified removes it; the member hears of it until they say that they have, or leave (decision 0030).
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
    'keep email': assign((_, { email }: { email: string }) => ({ email })),
    'forget email': assign({ email: '' }),
  },
}).createMachine({
  id: 'passwordLost',
  context: { email: '' },
  initial: 'silent',
  states: {
    silent: {},
    telling: {
      on: {
        dismissed: { target: 'silent', actions: 'forget email' },
        'session ended': { target: 'silent', actions: 'forget email' },
      },
    },
  },
  on: {
    'password dropped': {
      target: '.telling',
      actions: { type: 'keep email', params: ({ event }) => event },
    },
  },
})
