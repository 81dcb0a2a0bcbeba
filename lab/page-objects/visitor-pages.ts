import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { providers } from '../../machines/providers.gen.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { failureMessages } from '../../src/copy/failures.ts'
import { forgotPasswordCopy } from '../../src/copy/forgot-password.ts'
import { loginCopy } from '../../src/copy/login.ts'
import { signUpCopy } from '../../src/copy/sign-up.ts'
import { socialCopy } from '../../src/copy/social.ts'
import { restoredCopy, unsavedCopy } from '../../src/copy/unsaved.ts'
import {
  by,
  type Control,
  type Expectation,
  inEach,
  pageObject,
  press,
  sessionAnswers,
  typing,
} from './page-object.ts'

const loginForm: Expectation = [
  { role: 'heading', name: loginCopy.heading },
  { role: 'textbox', name: loginCopy.identifier },
  { role: 'link', name: loginCopy.forgotPassword },
  { role: 'link', name: loginCopy.signUp },
  ...providers.map((name) => ({ role: 'button' as const, name: socialCopy.login(name) })),
]

const loggingIn: Expectation = [
  ...loginForm,
  { role: 'button', name: loginCopy.busy, disabled: true },
]

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
      ...loginForm,
      { role: 'button', name: loginCopy.submit },
      { role: 'button', name: loginCopy.verify, absent: true },
    ],
    'form.unverified': [
      ...loginForm,
      { role: 'button', name: loginCopy.submit },
      { role: 'button', name: loginCopy.verify },
      { role: 'paragraph', name: loginCopy.unverified },
    ],
    ...inEach(loggingIn, 'resolving username', 'signing in', 'starting session'),
    'signed in': [{ role: 'heading', name: loginCopy.heading }],
  },
})

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

const heading = { role: 'heading', name: forgotPasswordCopy.heading } as const
const sentHeading = { role: 'heading', name: forgotPasswordCopy.sentHeading } as const
const linkForm: Expectation = [
  { role: 'textbox', name: forgotPasswordCopy.email },
  { role: 'link', name: forgotPasswordCopy.back },
]

const sent = { role: 'paragraph', name: forgotPasswordCopy.sentHint } as const

export const forgotPasswordPage = pageObject({
  model: forgotPasswordModel,
  interactions: {
    'field changed': (event) => typing({ label: forgotPasswordCopy.email }, event),
    submitted: press(forgotPasswordCopy.submit),
    ...by('the browser', 'tab shown'),
  },
  expectations: {
    'form.editing': [
      ...linkForm,
      heading,
      { role: 'button', name: forgotPasswordCopy.submit },
      { ...sent, absent: true },
    ],
    'form.sent.cooling down': [
      ...linkForm,
      { role: 'button', name: /^Send Reset Link \(\d+\ss\)$/, disabled: true },
      sentHeading,
      sent,
    ],
    'form.sent.over': [
      ...linkForm,
      { role: 'button', name: forgotPasswordCopy.submit },
      sentHeading,
      sent,
    ],
    sending: [...linkForm, { role: 'button', name: forgotPasswordCopy.busy, disabled: true }],
  },
})

const signUpForm: Expectation = [
  { role: 'heading', name: signUpCopy.heading },
  { role: 'textbox', name: signUpCopy.firstName },
  { role: 'textbox', name: signUpCopy.lastName },
  { role: 'textbox', name: signUpCopy.username },
  { role: 'textbox', name: signUpCopy.email },
  { role: 'textbox', name: signUpCopy.phone },
  { role: 'link', name: signUpCopy.login },
  ...providers.map((name) => ({ role: 'button' as const, name: socialCopy.signUp(name) })),
]

const signingUp: Expectation = [
  ...signUpForm,
  { role: 'button', name: signUpCopy.busy, disabled: true },
]

export const signUpPage = pageObject({
  model: signUpModel,
  interactions: {
    'field changed': (event) => typing({ label: signUpCopy[event.field] }, event),
    'email left': { by: 'the browser' },
    'draft discarded': press(restoredCopy.discard),
    submitted: press(signUpCopy.submit),
    ...by('another machine', 'member changed', 'leave requested', 'back pressed'),
    'changes discarded': press(unsavedCopy.leave),
    'changes kept': press(unsavedCopy.stay),
  },
  expectations: {
    'form.editing': [
      ...signUpForm,
      { role: 'button', name: signUpCopy.submit },
      { role: 'link', name: signUpCopy.loginInstead, absent: true },
    ],
    'form.email taken': [
      ...signUpForm,
      { role: 'button', name: signUpCopy.submit },
      { role: 'link', name: signUpCopy.loginInstead },
    ],
    'confirming leave': [
      { role: 'dialog', name: unsavedCopy.title },
      { role: 'button', name: unsavedCopy.stay },
      { role: 'button', name: unsavedCopy.leave },
    ],
    ...inEach(signingUp, 'withdrawing the account', 'creating identity', 'reclaiming identity'),
    ...inEach(signingUp, 'signing out identity', 'registering', 'removing identity'),
    ...inEach(signingUp, 'sending verification email'),
    created: [{ role: 'heading', name: signUpCopy.heading }],
    left: [{ role: 'heading', name: signUpCopy.heading }],
    'signed in': [{ role: 'heading', name: signUpCopy.heading }],
  },
})
