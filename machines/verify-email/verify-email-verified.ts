import { withEvent } from '../with-event.ts'
import { verifyEmailSetup } from './verify-email-setup.ts'

/**
 * The email is verified: starts the session while the screen shows success for 1.5 s (specification 9). If the session
 * ends meanwhile, the member is not redirected.
 */
export const verifyEmailVerified = verifyEmailSetup.createStateConfig({
  type: 'parallel',
  entry: 'send email verified',
  on: {
    'member changed': {
      guard: withEvent('session has ended'),
      target: '#verifyEmail.signed out',
    },
    'session ended': { target: '#verifyEmail.signed out' },
  },
  states: {
    session: {
      initial: 'starting',
      states: {
        starting: {
          entry: ['clear failure', 'send identity verified'],
          on: {
            'session opened': {
              target: 'started',
              actions: withEvent('set member'),
            },
            'session not opened': {
              target: 'failed',
              actions: withEvent('set failure'),
            },
            'deletion resumed': { target: '#verifyEmail.left to the settings' },
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
