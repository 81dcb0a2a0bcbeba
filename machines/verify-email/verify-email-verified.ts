import { known, verifyEmailSetup } from './verify-email-setup.ts'

/** The address is verified: the session is entered while the member reads so for 1.5 s (specification 9). */
export const verifyEmailVerified = verifyEmailSetup.createStateConfig({
  type: 'parallel',
  entry: 'tell verified',
  states: {
    session: {
      initial: 'entering',
      states: {
        entering: {
          entry: 'forget failure',
          invoke: {
            src: 'enter session',
            input: ({ context }) => ({ identity: known(context.identity) }),
            onDone: {
              target: 'entered',
              actions: { type: 'keep member', params: ({ event }) => event.output },
            },
            onError: {
              target: 'refused',
              actions: {
                type: 'note failure',
                params: ({ event }) => ({ error: event.error }),
              },
            },
          },
        },
        refused: { on: { 'retry requested': { target: 'entering' } } },
        entered: { type: 'final' },
      },
    },
    redirect: {
      initial: 'pausing',
      states: {
        pausing: { after: { 'redirect delay': { target: 'due' } } },
        due: { type: 'final' },
      },
    },
  },
  onDone: { target: '#verifyEmail.redirected', actions: 'tell signed in' },
})
