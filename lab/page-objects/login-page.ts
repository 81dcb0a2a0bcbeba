import { loginModel } from '../../machines/login/login-model.ts'
import { providers } from '../../machines/providers.gen.ts'
import { loginCopy } from '../../src/copy/login.ts'
import { socialCopy } from '../../src/copy/social.ts'
import type { Expectation } from './expectation.ts'
import { pageObject } from './page-object.ts'
import { sessionAnswers } from './session-answers.ts'
import { press, typing } from './user-actions.ts'

const form: Expectation = [
  { role: 'heading', name: loginCopy.heading },
  { role: 'textbox', name: loginCopy.identifier },
  { role: 'link', name: loginCopy.forgotPassword },
  { role: 'link', name: loginCopy.signUp },
  ...providers.map((name) => ({ role: 'button' as const, name: socialCopy.login(name) })),
]

const busy: Expectation = [...form, { role: 'button', name: loginCopy.busy, disabled: true }]

export const loginPage = pageObject({
  model: loginModel,
  interactions: {
    'field changed': (event) => typing({ label: loginCopy[event.field] }, event),
    submitted: press(loginCopy.submit),
    ...sessionAnswers,
    'verification requested': press(loginCopy.verify),
  },
  expectations: {
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
  },
})
