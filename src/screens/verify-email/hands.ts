import type { verifyEmailMachine } from '../../../machines/verify-email/verify-email-machine.ts'
import { verifyEmailCopy } from '../../copy/verify-email.ts'
import type { Hand, Hands } from '../hand.ts'

const press = (name: string): Hand => ({ does: 'press', on: { role: 'button', name } })

/** How the events of the verify-email machine are sent; hints come with the tab's visibility and the network. */
export const verifyEmailHands: Hands<typeof verifyEmailMachine> = {
  'check requested': press(verifyEmailCopy.check),
  'resend requested': press(verifyEmailCopy.resend),
  'wrong address': press(verifyEmailCopy.wrongAddress),
  'retry requested': press(verifyEmailCopy.retryEntry),
  'check hinted': { by: 'the browser' },
  'cooldown over': { by: 'the browser' },
  'cooldown shared': { by: 'another tab' },
  'series restarted': { by: 'the machine itself' },
}
