import { failureSentences } from '../../copy/failures.ts'
import { socialCopy } from '../../copy/social.ts'
import type { Looks } from '../look.ts'

const cancelAbsent = { role: 'button', name: socialCopy.cancel, absent: true } as const

/** What a person sees in each state of the social sign-in machine, on the login screen. */
export const socialLooks = {
  'choosing.idle': [
    { role: 'button', name: socialCopy.login('google') },
    { role: 'button', name: socialCopy.login('apple') },
    cancelAbsent,
  ],
  'choosing.popup blocked': [
    { role: 'button', name: socialCopy.login('google') },
    { role: 'status', name: failureSentences['popup blocked'] },
    cancelAbsent,
  ],
  'choosing.other provider': [
    { role: 'button', name: socialCopy.login('google') },
    { role: 'status', name: failureSentences['other provider'] },
    cancelAbsent,
  ],
  'popup open': [{ role: 'button', name: socialCopy.cancel }],
  entering: [cancelAbsent],
  entered: [cancelAbsent],
} as const satisfies Looks
