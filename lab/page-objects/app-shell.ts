import type { appMachine } from '../../machines/app/app-machine.ts'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import type { passwordRemovedMachine } from '../../machines/password-removed/password-removed-machine.ts'
import type { restoreIdentityMachine } from '../../machines/restore-identity/restore-identity-machine.ts'
import type { sessionMachine } from '../../machines/session/session-machine.ts'
import type { signInsMachine } from '../../machines/sign-ins/sign-ins-machine.ts'
import { crashCopy } from '../../src/copy/error-pages.ts'
import { heroCopy, memberHeroCopy } from '../../src/copy/landing.ts'
import { loadErrorCopy, pendingCopy } from '../../src/copy/loading.ts'
import { loginCopy } from '../../src/copy/login.ts'
import { preferencesCopy } from '../../src/copy/preferences.ts'
import { profileCopy } from '../../src/copy/profile.ts'
import { profileCompletionCopy } from '../../src/copy/profile-form.ts'
import { deleteAccountCopy, settingsCopy } from '../../src/copy/settings.ts'
import { passwordRemovedCopy, shellCopy } from '../../src/copy/shell.ts'
import { socialCopy } from '../../src/copy/social.ts'
import { verifyEmailCopy } from '../../src/copy/verify-email.ts'
import type { Expectation, Expectations } from './expectation.ts'
import type { Interaction, Interactions } from './interaction.ts'
import { sessionAnswers } from './session-answers.ts'
import { press } from './user-actions.ts'

const byMachine: Interaction = { by: 'another machine' }
const byBrowser: Interaction = { by: 'the browser' }
const byServices: Interaction = { by: 'the services' }

/** How the events of the root are sent: by its children and the flows of the pages. */
export const appInteractions: Interactions<typeof appMachine> = {
  notice: byMachine,
  'notices withdrawn': byMachine,
  navigate: byMachine,
  'go back': byMachine,
  'session ended': byMachine,
  'email verified': byMachine,
  'password removed': byMachine,
  'password also opens': byMachine,
  'page requested': byBrowser,
  'route entered': byBrowser,
  'navigation attempted': byBrowser,
  'resume navigation': byMachine,
}

/** How the events of the session machine are sent: most by the sign-in flows, the services and other tabs. */
export const sessionInteractions: Interactions<typeof sessionMachine> = {
  'logout requested': {
    does: 'press',
    through: [{ role: 'button', name: new RegExp(`${shellCopy.accountMenu}$`) }],
    on: { role: 'menuitem', name: shellCopy.logout },
  },
  'retry requested': press(loadErrorCopy.retry),
  'storage changed': { by: 'another tab' },
  'session not stored': byServices,
  'member changed elsewhere': { by: 'another tab' },
  'drafts taken': byServices,
  'report sent': byServices,
  'identity changed': byServices,
  'session rejected': byServices,
  'orphaned identity found': byServices,
  'identity created': byMachine,
  'identity verified': byMachine,
  ...sessionAnswers,
  'account created': byMachine,
  'account withdrawn': byMachine,
  'account deleted': byMachine,
  'verification required': byMachine,
  'member changed': byMachine,
  'deletion started': byMachine,
  'deletion marker changed': byMachine,
  'deletion abandoned': byMachine,
}

export const signInsInteractions: Interactions<typeof signInsMachine> = {
  'sign-in offered': byMachine,
  'sign-in started': byMachine,
  'sign-in ended': byMachine,
  'sign-in started elsewhere': { by: 'another tab' },
  'sign-in ended elsewhere': { by: 'another tab' },
}

export const restoreIdentityInteractions: Interactions<typeof restoreIdentityMachine> = {
  'identity changed': byServices,
}

/** How the events of the onboarding machine are sent: by other machines. */
export const onboardingInteractions: Interactions<typeof onboardingMachine> = {
  'account created': byMachine,
  'account withdrawn': byMachine,
  'verification pending': byMachine,
  'signed in': byMachine,
  'session restored': byMachine,
  'session ended': byMachine,
  'step completed': byMachine,
}

export const passwordRemovedInteractions: Interactions<typeof passwordRemovedMachine> = {
  'password removed': byMachine,
  'password also opens': byMachine,
  'session ended': byMachine,
  'reset email requested': press(passwordRemovedCopy.send),
  dismissed: (_, snapshot) =>
    press(
      snapshot.matches({ visible: 'sent' })
        ? passwordRemovedCopy.close
        : passwordRemovedCopy.dismiss,
    ),
}

const menu = { role: 'button', name: new RegExp(`${shellCopy.accountMenu}$`) } as const

const login: Expectation = [
  { role: 'heading', name: loginCopy.heading },
  { role: 'button', name: loginCopy.submit },
  { ...menu, absent: true },
]
const authenticating: Expectation = [
  { role: 'heading', name: loginCopy.heading },
  { role: 'button', name: loginCopy.busy, disabled: true },
  { ...menu, absent: true },
]
const authenticatingByProvider: Expectation = [
  { role: 'heading', name: loginCopy.heading },
  { role: 'button', name: socialCopy.login('google'), disabled: true },
  { role: 'button', name: socialCopy.login('apple'), disabled: true },
  { ...menu, absent: true },
]
const waiting: Expectation = [
  { role: 'heading', name: verifyEmailCopy.heading },
  { role: 'link', name: shellCopy.login },
  { ...menu, absent: true },
]
const loadError: Expectation = [
  { role: 'heading', name: /^Error: / },
  { role: 'button', name: loadErrorCopy.retry },
  menu,
]

const pending: Expectation = [
  { role: 'status', name: pendingCopy.label },
  { ...menu, absent: true },
]

/** What a person sees in each state of the root. */
export const appExpectations = {
  running: [{ role: 'heading', name: heroCopy.headline }],
  broken: [
    { role: 'heading', name: crashCopy.heading },
    { role: 'button', name: crashCopy.reload },
    { role: 'link', name: shellCopy.login, absent: true },
  ],
} as const satisfies Expectations

const ofMaya: Expectation = [
  { role: 'heading', name: 'Maya Lindqvist' },
  { role: 'link', name: profileCopy.edit },
  menu,
]

/** What a person who requested /profile sees in each state of the session machine. */
export const sessionExpectations = {
  restoring: pending,
  'restore failed': loadError,
  resuming: waiting,
  'signed out.idle': login,
  'signed out.signing out orphaned identity': login,
  'awaiting verification': waiting,
  'authenticating.fetching the token': authenticating,
  'authenticating.using the pending token': authenticating,
  'authenticating.logging in': authenticating,
  'authenticating.completing the registration': authenticating,
  'authenticating.loading the new record': authenticating,
  'authenticating.signing in with provider': authenticatingByProvider,
  'authenticating.unlinking providers': authenticating,
  'signed in.loading': [{ role: 'status', name: profileCopy.loading }, menu],
  'signed in.ready': ofMaya,
  'signed in.refreshing': ofMaya,
  'signed in.failed': loadError,
  'deleting the account': [
    { role: 'heading', name: settingsCopy.heading },
    { role: 'button', name: deleteAccountCopy.unfinished.action },
    menu,
  ],
  'signing out': login,
  expired: login,
} as const satisfies Expectations

/** What a person on /login sees in each state of the sign-ins machine. */
export const signInsExpectations = {
  idle: [{ role: 'heading', name: loginCopy.heading }],
  looking: [{ role: 'heading', name: loginCopy.heading }],
} as const satisfies Expectations

/** What a person who requested /profile sees in each state of the restore-identity machine. */
export const restoreIdentityExpectations = {
  reading: pending,
  'waiting for another tab': pending,
  reloading: pending,
  restored: [menu],
  failed: loadError,
} as const satisfies Expectations

/** The page that the onboarding machine opens in each of its states. */
export const onboardingExpectations = {
  'nothing pending': [
    {
      role: 'heading',
      name: new RegExp(`${heroCopy.headline}|^${memberHeroCopy.greeting('Maya')}`),
    },
  ],
  'verifying the email': [{ role: 'heading', name: verifyEmailCopy.heading }],
  'completing the profile': [{ role: 'heading', name: profileCompletionCopy.heading }],
  'choosing interests': [{ role: 'heading', name: preferencesCopy.choose.heading }],
} as const satisfies Expectations

/** What a person sees in each state of the password-removed machine, on any page. */
export const passwordRemovedExpectations = {
  hidden: [{ role: 'button', name: passwordRemovedCopy.send, absent: true }],
  'visible.offering': [
    { role: 'button', name: passwordRemovedCopy.send },
    { role: 'button', name: passwordRemovedCopy.dismiss },
  ],
  'visible.sending': [
    { role: 'button', name: passwordRemovedCopy.sending, disabled: true },
    { role: 'button', name: passwordRemovedCopy.dismiss },
  ],
  'visible.sent': [
    { role: 'button', name: passwordRemovedCopy.send, absent: true },
    { role: 'button', name: passwordRemovedCopy.close },
  ],
} as const satisfies Expectations
