import { signUpCopy } from '../../copy/sign-up.ts'
import { socialCopy } from '../../copy/social.ts'
import type { Look, Looks } from '../look.ts'

const form: Look = [
  { role: 'heading', name: signUpCopy.heading },
  { role: 'textbox', name: signUpCopy.firstName },
  { role: 'textbox', name: signUpCopy.lastName },
  { role: 'textbox', name: signUpCopy.username },
  { role: 'textbox', name: signUpCopy.email },
  { role: 'textbox', name: signUpCopy.phone },
  { role: 'link', name: signUpCopy.login },
  { role: 'button', name: socialCopy.signUp('google') },
  { role: 'button', name: socialCopy.signUp('apple') },
]

const busy: Look = [...form, { role: 'button', name: signUpCopy.busy, disabled: true }]

/** What a person sees in each state of the sign-up machine. */
export const signUpLooks = {
  'form.editing': [
    ...form,
    { role: 'button', name: signUpCopy.submit },
    { role: 'link', name: signUpCopy.loginInstead, absent: true },
  ],
  'form.email taken': [
    ...form,
    { role: 'button', name: signUpCopy.submit },
    { role: 'link', name: signUpCopy.loginInstead },
  ],
  'discarding identity': busy,
  'creating identity': busy,
  'reclaiming identity': busy,
  'leaving identity alone': busy,
  registering: busy,
  'withdrawing identity': busy,
  'sending verification email': busy,
  created: [{ role: 'heading', name: signUpCopy.heading }],
} as const satisfies Looks
