import { forgotPasswordCopy } from '../../copy/forgot-password.ts'
import type { Look, Looks } from '../look.ts'

const form: Look = [
  { role: 'heading', name: forgotPasswordCopy.heading },
  { role: 'textbox', name: forgotPasswordCopy.email },
  { role: 'link', name: forgotPasswordCopy.back },
]

const sent = { role: 'paragraph', name: forgotPasswordCopy.sentHint } as const

/** What a person sees in each state of the forgot-password machine. */
export const forgotPasswordLooks = {
  'form.editing': [
    ...form,
    { role: 'button', name: forgotPasswordCopy.submit },
    { ...sent, absent: true },
  ],
  'form.sent': [...form, { role: 'button', name: forgotPasswordCopy.submit }, sent],
  sending: [...form, { role: 'button', name: forgotPasswordCopy.busy, disabled: true }],
} as const satisfies Looks
