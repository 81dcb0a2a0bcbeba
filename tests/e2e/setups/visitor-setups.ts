import { forgotPasswordPage } from '../../../lab/page-objects/forgot-password-page.ts'
import { loginPage } from '../../../lab/page-objects/login-page.ts'
import { signUpPage } from '../../../lab/page-objects/sign-up-page.ts'
import { socialPage } from '../../../lab/page-objects/social-page.ts'
import { memberHeroCopy } from '../../../src/copy/landing.ts'
import { profileCompletionCopy } from '../../../src/copy/profile-form.ts'
import { signUpCopy } from '../../../src/copy/sign-up.ts'
import { verifyEmailCopy } from '../../../src/copy/verify-email.ts'
import { storageKeys } from '../../../src/services/browser-storage/keys.ts'
import { amendIdentity } from '../support/identity-service.ts'
import { newMember, newPerson } from '../support/members.ts'
import { fillSignUp } from '../support/steps.ts'
import { signUpWithForm } from './arrivals.ts'
import { answers, asks, byItself, done, passes, passesAfter } from './outcomes.ts'
import { signInAtProvider, signInUnverifiedAtProvider } from './provider.ts'
import { setupOf } from './setup.ts'

/** The password login on /login. */
export const loginSetup = setupOf({
  ...loginPage,
  arrivals: { 'a visitor': { at: '/login' } },
  services: {
    'resolve login': {
      asks: asks.resolveLogin,
      outcomes: { 'finds the email': passesAfter(({ user }) => user.unverified()) },
    },
    'sign in': {
      asks: asks.passwordSignIn,
      outcomes: {
        'is verified': passesAfter(({ user }) => user.verified()),
        'is unverified': passesAfter(({ user }) => user.unverified()),
      },
    },
    'starting session': {
      asks: asks.login,
      outcomes: {
        'session opened (of the member)': passes,
        'session not opened (by the backend)': answers(500),
      },
    },
  },
  left: {
    'signed in': [{ role: 'heading', name: new RegExp(`^${memberHeroCopy.greeting('Maya')}`) }],
  },
})

/** /forgot-password. */
export const forgotPasswordSetup = setupOf({
  ...forgotPasswordPage,
  arrivals: { 'nothing typed yet': { at: '/forgot-password' } },
  // The model sends an email on every request, the site only once a minute for an email address (decision 0062).
  before: {
    submitted: ({ page }) =>
      page.evaluate((key) => localStorage.removeItem(key), storageKeys.resetEmail.key),
  },
  services: {
    'send reset email': {
      asks: asks.email,
      outcomes: { 'is sent': passesAfter(({ user }) => user.verified()) },
    },
  },
  unseen: { 'form.sent.over': 'The page is the same as while the next email is held back.' },
})

/** Google and Apple on /login. */
export const socialSignInSetup = setupOf({
  ...socialPage,
  arrivals: { 'a visitor': { at: '/login' } },
  services: {
    'sign in with provider': {
      outcomes: {
        'signs in': done(signInAtProvider),
        'finds the email unverified': done(signInUnverifiedAtProvider),
        'popup is closed': done(async (site) => (await site.window()).close()),
        'popup is blocked': {
          ahead: ({ page }) => page.evaluate(blockTheNextWindow),
          done: async () => {},
        },
        'finds another provider': done(async (site) => {
          const answer = { needConfirmation: true, email: site.user.person.email }
          await site.page.route(
            '**/accounts:signInWithIdp**',
            (route) =>
              route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } }),
            { times: 1 },
          )
          await signInAtProvider(site)
        }),
      },
    },
    'starting session': {
      asks: asks.socialAuth,
      outcomes: { 'session opened (of the member)': passes },
    },
  },
  left: { 'signed in': [{ role: 'heading', name: profileCompletionCopy.heading }] },
})

/* Runs in the page and blocks the next popup, like a popup blocker. */
const blockTheNextWindow = () => {
  const open = window.open.bind(window)
  let isBlocking = true
  window.open = (...asked) => {
    if (!isBlocking) return open(...asked)
    isBlocking = false
    return null
  }
}

/** /signup. */
export const signUpSetup = setupOf({
  ...signUpPage,
  arrivals: {
    'a stored draft': {
      async before({ page, user }) {
        await page.goto('/signup')
        await fillSignUp(page, user.person)
      },
      at: '/signup',
    },
    'an email to correct': {
      before: signUpWithForm,
      at: ({ page }) =>
        page.getByRole('banner').getByRole('link', { name: signUpCopy.heading }).click(),
    },
  },
  services: {
    'create identity': {
      asks: asks.signUp,
      outcomes: {
        'is created': passesAfter(({ user }) => user.noIdentity()),
        'finds the email taken': passesAfter(({ user }) => user.identity()),
      },
    },
    'sign in': {
      asks: asks.passwordSignIn,
      outcomes: {
        'is verified': passesAfter(({ user: { person } }) =>
          amendIdentity(person.email, { emailVerified: true, password: person.password }),
        ),
        'is refused': passesAfter(({ user: { person } }) =>
          amendIdentity(person.email, { password: 'another-one-5' }),
        ),
      },
    },
    'sign out identity': { outcomes: { 'is signed out': byItself } },
    'remove identity': { asks: asks.identityRemoval, outcomes: { 'is removed': passes } },
    'read identity': { outcomes: { 'finds the unverified identity': byItself } },
    'delete record': { asks: asks.recordRemoval, outcomes: { 'is deleted': passes } },
    register: {
      asks: asks.register,
      outcomes: {
        'is registered': passes,
        'is refused': passesAfter(({ user: { person } }) =>
          newMember(newPerson({ username: person.username })),
        ),
      },
    },
    'send verification email': { asks: asks.email, outcomes: { 'is sent': passes } },
  },
  left: { created: [{ role: 'heading', name: verifyEmailCopy.heading }] },
  unseen: {
    'signed in': 'The walks of the social sign-in end /login in the same way.',
    'signing out identity': 'Signing out sends no request, so it ends before the next render.',
  },
})
