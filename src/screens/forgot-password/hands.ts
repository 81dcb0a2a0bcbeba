import type { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import { forgotPasswordCopy } from '../../copy/forgot-password.ts'
import type { Hands } from '../hand.ts'

/** How a person sends the events of the forgot-password machine. */
export const forgotPasswordHands: Hands<typeof forgotPasswordMachine> = {
  'field changed': ({ value }) => ({
    does: 'type',
    into: { label: forgotPasswordCopy.email },
    text: value,
  }),
  submitted: { does: 'press', on: { role: 'button', name: forgotPasswordCopy.submit } },
}
