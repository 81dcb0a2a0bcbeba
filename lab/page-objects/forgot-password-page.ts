import type { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password-machine.ts'
import { forgotPasswordCopy } from '../../src/copy/forgot-password.ts'
import type { Expectation, Expectations } from './expectation.ts'
import type { Interactions } from './interaction.ts'
import { press, typing } from './user-actions.ts'

export const forgotPasswordInteractions: Interactions<typeof forgotPasswordMachine> = {
  'field changed': (event) => typing({ label: forgotPasswordCopy.email }, event),
  submitted: press(forgotPasswordCopy.submit),
  'tab shown': { by: 'the browser' },
}

const form: Expectation = [
  { role: 'heading', name: forgotPasswordCopy.heading },
  { role: 'textbox', name: forgotPasswordCopy.email },
  { role: 'link', name: forgotPasswordCopy.back },
]

const sent = { role: 'paragraph', name: forgotPasswordCopy.sentHint } as const

export const forgotPasswordExpectations = {
  'form.editing': [
    ...form,
    { role: 'button', name: forgotPasswordCopy.submit },
    { ...sent, absent: true },
  ],
  'form.sent.cooling down': [
    ...form,
    { role: 'button', name: /^Send Reset Link \(\d+\ss\)$/, disabled: true },
    sent,
  ],
  'form.sent.over': [...form, { role: 'button', name: forgotPasswordCopy.submit }, sent],
  sending: [...form, { role: 'button', name: forgotPasswordCopy.busy, disabled: true }],
} as const satisfies Expectations
