import type { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import { socialCopy } from '../../copy/social.ts'
import type { Hands } from '../hand.ts'

/** How a person sends the events of the social sign-in machine, on the login screen. */
export const socialHands: Hands<typeof socialSignInMachine> = {
  'provider chosen': ({ provider }) => ({
    does: 'press',
    on: { role: 'button', name: socialCopy.login(provider) },
  }),
  cancelled: { does: 'press', on: { role: 'button', name: socialCopy.cancel } },
}
