import { providers } from '../../machines/providers.gen.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { signUpCopy } from '../../src/copy/sign-up.ts'
import { socialCopy } from '../../src/copy/social.ts'
import { restoredCopy, unsavedCopy } from '../../src/copy/unsaved.ts'
import type { Expectation } from './expectation.ts'
import { pageObject } from './page-object.ts'
import { press, typing } from './user-actions.ts'

const form: Expectation = [
  { role: 'heading', name: signUpCopy.heading },
  { role: 'textbox', name: signUpCopy.firstName },
  { role: 'textbox', name: signUpCopy.lastName },
  { role: 'textbox', name: signUpCopy.username },
  { role: 'textbox', name: signUpCopy.email },
  { role: 'textbox', name: signUpCopy.phone },
  { role: 'link', name: signUpCopy.login },
  ...providers.map((name) => ({ role: 'button' as const, name: socialCopy.signUp(name) })),
]

const busy: Expectation = [...form, { role: 'button', name: signUpCopy.busy, disabled: true }]

export const signUpPage = pageObject({
  model: signUpModel,
  interactions: {
    'field changed': (event) => typing({ label: signUpCopy[event.field] }, event),
    'draft discarded': press(restoredCopy.discard),
    submitted: press(signUpCopy.submit),
    'member changed': { by: 'another machine' },
    'leave requested': { by: 'another machine' },
    'back pressed': { by: 'another machine' },
    'changes discarded': press(unsavedCopy.leave),
    'changes kept': press(unsavedCopy.stay),
  },
  expectations: {
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
    'confirming leave': [
      { role: 'dialog', name: unsavedCopy.title },
      { role: 'button', name: unsavedCopy.stay },
      { role: 'button', name: unsavedCopy.leave },
    ],
    'withdrawing the account': busy,
    'creating identity': busy,
    'reclaiming identity': busy,
    'signing out identity': busy,
    registering: busy,
    'removing identity': busy,
    'sending verification email': busy,
    created: [{ role: 'heading', name: signUpCopy.heading }],
    left: [{ role: 'heading', name: signUpCopy.heading }],
    'signed in': [{ role: 'heading', name: signUpCopy.heading }],
  },
})
