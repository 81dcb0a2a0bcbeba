import { loginCopy } from '../../copy/login.ts'
import { socialCopy } from '../../copy/social.ts'
import type { Look, Looks } from '../look.ts'

const form: Look = [
  { role: 'heading', name: loginCopy.heading },
  { role: 'textbox', name: loginCopy.identifier },
  { role: 'link', name: loginCopy.forgotPassword },
  { role: 'link', name: loginCopy.signUp },
  { role: 'button', name: socialCopy.login('google') },
  { role: 'button', name: socialCopy.login('apple') },
]

const busy: Look = [...form, { role: 'button', name: loginCopy.busy, disabled: true }]

/** What a person sees in each state of the login machine. */
export const loginLooks = {
  'form.editing': [
    ...form,
    { role: 'button', name: loginCopy.submit },
    { role: 'button', name: loginCopy.verify, absent: true },
  ],
  'form.unverified': [
    ...form,
    { role: 'button', name: loginCopy.submit },
    { role: 'button', name: loginCopy.verify },
    { role: 'paragraph', name: loginCopy.unverified },
  ],
  'resolving username': busy,
  'signing in': busy,
  entering: busy,
  entered: [{ role: 'heading', name: loginCopy.heading }],
} as const satisfies Looks
