import { withEvent } from '../with-event.ts'
import { verifyEmailSetup } from './verify-email-setup.ts'

/**
 * This browser no longer has the identity of the sign-up, so nothing is checked any more (decision 0011). The page says
 * why as far as it is known. When this browser has the member, the session reaches this tab too, and the page goes on.
 */
export const verifyEmailEnded = verifyEmailSetup.createStateConfig({
  entry: 'withdraw account-created notice',
  initial: 'deciding',
  on: {
    'member changed': {
      guard: withEvent('has the verified email'),
      target: '#verifyEmail.verified',
      actions: withEvent('set verified member'),
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'email is verified elsewhere', target: 'verified elsewhere' },
        { guard: 'someone else signed in', target: 'replaced' },
        { guard: 'account is gone', target: 'over' },
        { target: 'lost' },
      ],
    },
    'verified elsewhere': {},
    replaced: {},
    over: {},
    lost: {},
  },
})
