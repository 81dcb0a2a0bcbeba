import { providers } from '../../machines/providers.gen.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { failureMessages } from '../../src/copy/failures.ts'
import { socialCopy } from '../../src/copy/social.ts'
import type { Control } from './interaction.ts'
import { pageObject } from './page-object.ts'
import { sessionAnswers } from './session-answers.ts'
import { press } from './user-actions.ts'

const cancelAbsent = { role: 'button', name: socialCopy.cancel, absent: true } as const

/** The sign-in with a provider, on the login screen. */
export const socialPage = pageObject({
  model: socialSignInModel,
  interactions: {
    'provider chosen'({ provider }, snapshot) {
      const button: Control = { role: 'button', name: socialCopy.login(provider) }
      const isBusy = snapshot.hasTag('busy') && snapshot.context.provider === provider
      return isBusy ? { disabled: button } : { does: 'press', on: button }
    },
    'verification requested': press(socialCopy.verify),
    ...sessionAnswers,
    cancelled: press(socialCopy.cancel),
  },
  expectations: {
    'choosing.idle': [
      ...providers.map((name) => ({ role: 'button' as const, name: socialCopy.login(name) })),
      cancelAbsent,
    ],
    'choosing.popup blocked': [
      { role: 'button', name: socialCopy.login('google') },
      { role: 'paragraph', name: failureMessages['popup blocked'] },
      cancelAbsent,
    ],
    'choosing.other provider': [
      { role: 'button', name: socialCopy.login('google') },
      { role: 'paragraph', name: failureMessages['other provider'] },
      cancelAbsent,
    ],
    'choosing.unverified': [
      { role: 'button', name: socialCopy.login('google') },
      { role: 'paragraph', name: socialCopy.unverified },
      { role: 'button', name: socialCopy.verify },
      cancelAbsent,
    ],
    'popup open': [{ role: 'button', name: socialCopy.cancel }],
    'starting session': [cancelAbsent],
    'signed in': [cancelAbsent],
  },
})
