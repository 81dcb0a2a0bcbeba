import type { signUpMachine } from '../../../machines/sign-up/sign-up-machine.ts'
import { signUpCopy } from '../../copy/sign-up.ts'
import type { Hands } from '../hand.ts'

/** How a person sends the events of the sign-up machine. */
export const signUpHands: Hands<typeof signUpMachine> = {
  'field changed': ({ field, value }) => ({
    does: 'type',
    into: { label: signUpCopy[field] },
    text: value,
  }),
  submitted: { does: 'press', on: { role: 'button', name: signUpCopy.submit } },
}
