import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { forgotPasswordCopy } from '../../src/copy/forgot-password.ts'
import type { Expectation } from './expectation.ts'
import { pageObject } from './page-object.ts'
import { press, typing } from './user-actions.ts'

const heading = { role: 'heading', name: forgotPasswordCopy.heading } as const
const sentHeading = { role: 'heading', name: forgotPasswordCopy.sentHeading } as const
const form: Expectation = [
  { role: 'textbox', name: forgotPasswordCopy.email },
  { role: 'link', name: forgotPasswordCopy.back },
]

const sent = { role: 'paragraph', name: forgotPasswordCopy.sentHint } as const

export const forgotPasswordPage = pageObject({
  model: forgotPasswordModel,
  interactions: {
    'field changed': (event) => typing({ label: forgotPasswordCopy.email }, event),
    submitted: press(forgotPasswordCopy.submit),
    'tab shown': { by: 'the browser' },
  },
  expectations: {
    'form.editing': [
      ...form,
      heading,
      { role: 'button', name: forgotPasswordCopy.submit },
      { ...sent, absent: true },
    ],
    'form.sent.cooling down': [
      ...form,
      { role: 'button', name: /^Send Reset Link \(\d+\ss\)$/, disabled: true },
      sentHeading,
      sent,
    ],
    'form.sent.over': [
      ...form,
      { role: 'button', name: forgotPasswordCopy.submit },
      sentHeading,
      sent,
    ],
    sending: [...form, { role: 'button', name: forgotPasswordCopy.busy, disabled: true }],
  },
})
