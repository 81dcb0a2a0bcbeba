import type { loginMachine } from '../../machines/login/login-machine.ts'
import { loginCopy } from '../../src/copy/login.ts'
import { socialCopy } from '../../src/copy/social.ts'
import type { Expectation, Expectations } from './expectation.ts'
import type { Interactions } from './interaction.ts'
import { sessionAnswers } from './session-answers.ts'
import { press, typing } from './user-actions.ts'

export const loginInteractions: Interactions<typeof loginMachine> = {
  'field changed': (event) => typing({ label: loginCopy[event.field] }, event),
  submitted: press(loginCopy.submit),
  ...sessionAnswers,
  'verification requested': press(loginCopy.verify),
}

const form: Expectation = [
  { role: 'heading', name: loginCopy.heading },
  { role: 'textbox', name: loginCopy.identifier },
  { role: 'link', name: loginCopy.forgotPassword },
  { role: 'link', name: loginCopy.signUp },
  { role: 'button', name: socialCopy.login('google') },
  { role: 'button', name: socialCopy.login('apple') },
]

const busy: Expectation = [...form, { role: 'button', name: loginCopy.busy, disabled: true }]

export const loginExpectations = {
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
  'starting session': busy,
  'signed in': [{ role: 'heading', name: loginCopy.heading }],
} as const satisfies Expectations
