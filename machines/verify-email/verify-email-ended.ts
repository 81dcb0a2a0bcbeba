import { withEvent } from '../with-event.ts'
import { verifyEmailSetup } from './verify-email-setup.ts'

/**
 * The identity of the sign-up is gone, so nothing is checked any more (decision 0011). If another tab has finished the
 * verification, its session reaches this tab too, and the page goes on.
 */
export const verifyEmailEnded = verifyEmailSetup.createStateConfig({
  entry: 'withdraw account-created notice',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'email is verified elsewhere', target: 'verified elsewhere' },
        { guard: 'someone else signed in', target: 'replaced' },
        { target: 'over' },
      ],
    },
    'verified elsewhere': {
      on: {
        'member changed': {
          guard: withEvent('has the verified email'),
          target: '#verifyEmail.verified',
          actions: withEvent('set verified member'),
        },
      },
    },
    replaced: {},
    over: {},
  },
})
