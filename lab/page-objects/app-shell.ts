import { appModel } from '../../machines/app/app-model.ts'
import { onboardingModel } from '../../machines/onboarding/onboarding-model.ts'
import { passwordRemovedModel } from '../../machines/password-removed/password-removed-model.ts'
import { providers } from '../../machines/providers.gen.ts'
import { restoreIdentityModel } from '../../machines/restore-identity/restore-identity-model.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { signInsModel } from '../../machines/sign-ins/sign-ins-model.ts'
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
import { by, type Expectation, inEach, pageObject, press, sessionAnswers } from './page-object.ts'

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
  ...providers.map((name) => ({
    ...{ role: 'button' as const, name: socialCopy.login(name), disabled: true },
  })),
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

/** The root. Its children and the flows of the pages send its events. */
export const appPage = pageObject({
  model: appModel,
  interactions: {
    ...by('another machine', 'notice', 'notices withdrawn', 'navigate', 'go back', 'session ended'),
    ...by('another machine', 'email verified', 'password removed', 'password also opens'),
    ...by('another machine', 'resume navigation'),
    ...by('the browser', 'page requested', 'route entered', 'navigation attempted'),
  },
  expectations: {
    running: [{ role: 'heading', name: heroCopy.headline }],
    broken: [
      { role: 'heading', name: crashCopy.heading },
      { role: 'button', name: crashCopy.reload },
      { role: 'link', name: shellCopy.login, absent: true },
    ],
  },
})

const ofMaya: Expectation = [
  { role: 'heading', name: 'Maya Lindqvist' },
  { role: 'link', name: profileCopy.edit },
  menu,
]

/** The session, for a person who requested /profile. The sign-in flows, the services and other tabs send most events. */
export const sessionPage = pageObject({
  model: sessionModel,
  interactions: {
    'logout requested': {
      does: 'press',
      through: [{ role: 'button', name: new RegExp(`${shellCopy.accountMenu}$`) }],
      on: { role: 'menuitem', name: shellCopy.logout },
    },
    'retry requested': press(loadErrorCopy.retry),
    ...by('another tab', 'storage changed', 'member changed elsewhere'),
    ...by('another tab', 'session expired elsewhere'),
    ...by('the services', 'session not stored', 'identity changed', 'session rejected'),
    ...by('the services', 'orphaned identity found', 'verification link opened', 'deletion found'),
    ...by('another machine', 'identity created', 'identity verified'),
    ...sessionAnswers,
    ...by('another machine', 'account created', 'account withdrawn', 'account deleted'),
    ...by('another machine', 'verification required', 'member changed', 'deletion started'),
    ...by('another machine', 'deletion marker changed', 'deletion abandoned'),
  },
  expectations: {
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
    'signed in.ready.idle': ofMaya,
    'signed in.ready.after verification': ofMaya,
    'signed in.refreshing': ofMaya,
    'signed in.failed': loadError,
    'deleting the account': [
      { role: 'heading', name: settingsCopy.heading },
      { role: 'button', name: deleteAccountCopy.unfinished.action },
      menu,
    ],
    'signing out': login,
  },
})

/** The sign-ins of all tabs, for a person on /login. */
export const signInsPage = pageObject({
  model: signInsModel,
  interactions: {
    ...by('another machine', 'sign-in offered', 'sign-in started', 'sign-in ended'),
    ...by('another tab', 'sign-in started elsewhere', 'sign-in ended elsewhere'),
  },
  expectations: {
    idle: [{ role: 'heading', name: loginCopy.heading }],
    looking: [{ role: 'heading', name: loginCopy.heading }],
  },
})

/** Restoring the identity, for a person who requested /profile. */
export const restoreIdentityPage = pageObject({
  model: restoreIdentityModel,
  interactions: { ...by('the services', 'identity changed') },
  expectations: {
    ...inEach(pending, 'reading', 'waiting for another tab', 'reloading'),
    restored: [menu],
    failed: loadError,
  },
})

/** The onboarding: other machines send its events, and each of its states opens a page. */
export const onboardingPage = pageObject({
  model: onboardingModel,
  interactions: {
    ...by('another machine', 'account created', 'account withdrawn', 'verification pending'),
    ...by('another machine', 'signed in', 'session restored', 'session ended', 'step completed'),
  },
  expectations: {
    'nothing pending': [
      {
        role: 'heading',
        name: new RegExp(`${heroCopy.headline}|^${memberHeroCopy.greeting('Maya')}`),
      },
    ],
    'verifying the email': [{ role: 'heading', name: verifyEmailCopy.heading }],
    'completing the profile': [{ role: 'heading', name: profileCompletionCopy.heading }],
    'choosing interests': [{ role: 'heading', name: preferencesCopy.choose.heading }],
  },
})

/** The banner about a removed password, on any page. */
export const passwordRemovedPage = pageObject({
  model: passwordRemovedModel,
  interactions: {
    ...by('another machine', 'password removed', 'password also opens', 'session ended'),
    'reset email requested': press(passwordRemovedCopy.send),
    dismissed: (_, snapshot) =>
      press(
        snapshot.matches({ visible: 'sent' })
          ? passwordRemovedCopy.close
          : passwordRemovedCopy.dismiss,
      ),
  },
  expectations: {
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
  },
})
