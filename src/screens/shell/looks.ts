import { heroCopy } from '../../copy/landing.ts'
import { loginCopy } from '../../copy/login.ts'
import { preferencesCopy } from '../../copy/preferences.ts'
import { profileCopy } from '../../copy/profile.ts'
import { profileCompletionCopy } from '../../copy/profile-form.ts'
import { deleteAccountCopy, settingsCopy } from '../../copy/settings.ts'
import { passwordLostCopy, shellCopy } from '../../copy/shell.ts'
import { socialCopy } from '../../copy/social.ts'
import { loadErrorCopy, pendingCopy } from '../../copy/trouble.ts'
import { verifyEmailCopy } from '../../copy/verify-email.ts'
import type { Look, Looks } from '../look.ts'

const menu = { role: 'button', name: new RegExp(`${shellCopy.accountMenu}$`) } as const

const login: Look = [
  { role: 'heading', name: loginCopy.heading },
  { role: 'button', name: loginCopy.submit },
  { ...menu, absent: true },
]
const entering: Look = [
  { role: 'heading', name: loginCopy.heading },
  { role: 'button', name: loginCopy.busy, disabled: true },
  { ...menu, absent: true },
]
const enteringByProvider: Look = [
  { role: 'heading', name: loginCopy.heading },
  { role: 'button', name: socialCopy.login('google'), disabled: true },
  { role: 'button', name: socialCopy.login('apple'), disabled: true },
  { ...menu, absent: true },
]
const waiting: Look = [
  { role: 'heading', name: verifyEmailCopy.heading },
  { role: 'link', name: shellCopy.login },
  { ...menu, absent: true },
]
const loadError: Look = [
  { role: 'heading', name: /^Error: / },
  { role: 'button', name: loadErrorCopy.retry },
  menu,
]

/** What a person who wants a member's page sees in each state of the session machine. */
export const sessionLooks = {
  restoring: [
    { role: 'status', name: pendingCopy.label },
    { ...menu, absent: true },
  ],
  'restore failed': loadError,
  recalling: waiting,
  'signed out.settled': login,
  'signed out.dropping a stray': login,
  'awaiting verification': waiting,
  'entering.fetching the token': entering,
  'entering.using the pending token': entering,
  'entering.logging in': entering,
  'entering.completing the registration': entering,
  'entering.loading the new record': entering,
  'entering.signing in socially': enteringByProvider,
  'signed in.loading': [{ role: 'status', name: profileCopy.loading }, menu],
  'signed in.ready': [
    { role: 'heading', name: 'Maya Lindqvist' },
    { role: 'link', name: profileCopy.edit },
    menu,
  ],
  'signed in.failed': loadError,
  'closing the account': [
    { role: 'heading', name: settingsCopy.heading },
    { role: 'button', name: deleteAccountCopy.unfinished.action },
    menu,
  ],
  'signing out': login,
  expired: login,
} as const satisfies Looks

/** Where the onboarding machine leads in each of its states, and what a person sees there. */
export const onboardingLooks = {
  'nothing owed': [{ role: 'heading', name: heroCopy.headline }],
  'verifying the email': [{ role: 'heading', name: verifyEmailCopy.heading }],
  'completing the profile': [{ role: 'heading', name: profileCompletionCopy.heading }],
  'choosing interests': [{ role: 'heading', name: preferencesCopy.choose.heading }],
} as const satisfies Looks

/** What a person sees in each state of the password-lost machine, above whatever page it is. */
export const passwordLostLooks = {
  silent: [{ role: 'button', name: passwordLostCopy.send, absent: true }],
  telling: [
    { role: 'button', name: passwordLostCopy.send },
    { role: 'button', name: passwordLostCopy.dismiss },
  ],
} as const satisfies Looks
