import type { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import { socialCopy } from '../../copy/social.ts'
import type { Control, Hands } from '../hand.ts'

/** How a person sends the events of the social sign-in machine, on the login screen. */
export const socialHands: Hands<typeof socialSignInMachine> = {
  'provider chosen'({ provider }, snapshot) {
    const button: Control = { role: 'button', name: socialCopy.login(provider) }
    const isBusy = snapshot.hasTag('busy') && snapshot.context.provider === provider
    return isBusy ? { by: 'nobody', held: button } : { does: 'press', on: button }
  },
  cancelled: { does: 'press', on: { role: 'button', name: socialCopy.cancel } },
}
