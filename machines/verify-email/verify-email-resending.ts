import { withEvent, withOutput } from '../with-event.ts'
import { verifyEmailSetup } from './verify-email-setup.ts'

/** Resending the email, at most every 60 s in all tabs of the browser (decision 0012). */
export const verifyEmailResending = verifyEmailSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'is cooling down', target: 'cooling down' }, { target: 'ready' }],
    },
    ready: {
      on: {
        'resend requested': { target: 'sending' },
        'cooldown stored': {
          target: 'cooling down',
          actions: withEvent('set stored cooldown'),
        },
      },
    },
    sending: {
      tags: ['sending'],
      invoke: {
        src: 'send verification email',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'cooling down',
          actions: [
            withOutput('start cooldown'),
            { type: 'set message', params: { message: 'sent' } },
            'restart polling',
          ],
        },
        onError: [
          {
            guard: withEvent('has no recipient'),
            target: 'ready',
            actions: { type: 'set message', params: { message: 'no recipient' } },
          },
          {
            target: 'ready',
            actions: { type: 'set message', params: { message: 'not sent' } },
          },
        ],
      },
    },
    'cooling down': {
      after: { 'until resend': { target: 'ready', actions: 'end cooldown' } },
      on: {
        // A timer does not run while the device is suspended.
        'tab shown': [
          { guard: withEvent('cooldown is over'), target: 'ready', actions: 'end cooldown' },
          { target: 'cooling down', reenter: true, actions: withEvent('set time of cooldown') },
        ],
        'cooldown stored': {
          target: 'cooling down',
          reenter: true,
          actions: withEvent('set stored cooldown'),
        },
      },
    },
  },
})
