import type { onboardingMachine } from '../../../machines/onboarding/onboarding-machine.ts'
import type { passwordLostMachine } from '../../../machines/password-lost/password-lost-machine.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'
import { passwordLostCopy, shellCopy } from '../../copy/shell.ts'
import { loadErrorCopy } from '../../copy/trouble.ts'
import type { Hand, Hands } from '../hand.ts'

const byMachine: Hand = { by: 'another machine' }
const byServices: Hand = { by: 'the services' }

/** How the events of the session machine are sent: most by the flows that sign in, by the services, by other tabs. */
export const sessionHands: Hands<typeof sessionMachine> = {
  'logout requested': {
    does: 'press',
    through: [{ role: 'button', name: new RegExp(`${shellCopy.accountMenu}$`) }],
    on: { role: 'menuitem', name: shellCopy.logout },
  },
  'retry requested': { does: 'press', on: { role: 'button', name: loadErrorCopy.retry } },
  'storage changed': { by: 'another tab' },
  'identity changed': byServices,
  'session refused': byServices,
  'stray identity found': byServices,
  'identity created': byMachine,
  'identity proven': byMachine,
  'account created': byMachine,
  'account withdrawn': byMachine,
  'account deleted': byMachine,
  'verification owed': byMachine,
  'member changed': byMachine,
  'deletion started': byMachine,
  'deletion abandoned': byMachine,
}

/** How the events of the onboarding machine are sent: by the machines that it follows. */
export const onboardingHands: Hands<typeof onboardingMachine> = {
  'account created': byMachine,
  'account withdrawn': byMachine,
  'verification awaited': byMachine,
  'signed in': byMachine,
  'session restored': byMachine,
  'session ended': byMachine,
  'profile completed': byMachine,
  'interests saved': byMachine,
}

/** How the events of the password-lost machine are sent. */
export const passwordLostHands: Hands<typeof passwordLostMachine> = {
  'password dropped': byMachine,
  'session ended': byMachine,
  dismissed: { does: 'press', on: { role: 'button', name: passwordLostCopy.dismiss } },
}
