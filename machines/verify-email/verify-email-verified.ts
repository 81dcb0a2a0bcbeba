import { nonNull, verifyEmailSetup } from './verify-email-setup.ts'

/** The email is verified: starts the session while the screen shows success for 1.5 s (specification 9). */
export const verifyEmailVerified = verifyEmailSetup.createStateConfig({
  type: 'parallel',
  entry: 'send email verified',
  states: {
    session: {
      initial: 'starting',
      states: {
        starting: {
          entry: 'clear failure',
          invoke: {
            src: 'start session',
            input: ({ context }) => ({ identity: nonNull(context.identity) }),
            onDone: {
              target: 'started',
              actions: { type: 'set member', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: {
                type: 'set failure',
                params: ({ event }) => ({ error: event.error }),
              },
            },
          },
        },
        failed: { on: { 'retry requested': { target: 'starting' } } },
        started: { type: 'final' },
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
  onDone: { target: '#verifyEmail.redirected', actions: 'send signed in' },
})
