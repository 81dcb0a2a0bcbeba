import type { loginMachine } from '../../../machines/login/login-machine.ts'
import { loginCopy } from '../../copy/login.ts'
import type { Hands } from '../hand.ts'

/** How a person sends the events of the login machine. */
export const loginHands: Hands<typeof loginMachine> = {
  'field changed': ({ field, value }) => ({
    does: 'type',
    into: { label: loginCopy[field] },
    text: value,
  }),
  submitted: { does: 'press', on: { role: 'button', name: loginCopy.submit } },
  'verification requested': { does: 'press', on: { role: 'button', name: loginCopy.verify } },
}
