import { forgotPasswordModel } from '../../../machines/forgot-password/forgot-password-model.ts'
import { loginModel } from '../../../machines/login/login-model.ts'
import { signUpModel } from '../../../machines/sign-up/sign-up-model.ts'
import { socialSignInModel } from '../../../machines/social-sign-in/social-sign-in-model.ts'
import { heroCopy } from '../../../src/copy/landing.ts'
import { profileCompletionCopy } from '../../../src/copy/profile-form.ts'
import { signUpCopy } from '../../../src/copy/sign-up.ts'
import { verifyEmailCopy } from '../../../src/copy/verify-email.ts'
import { forgotPasswordHands } from '../../../src/screens/forgot-password/hands.ts'
import { forgotPasswordLooks } from '../../../src/screens/forgot-password/looks.ts'
import { loginHands } from '../../../src/screens/login/hands.ts'
import { loginLooks } from '../../../src/screens/login/looks.ts'
import { signUpHands } from '../../../src/screens/sign-up/hands.ts'
import { signUpLooks } from '../../../src/screens/sign-up/looks.ts'
import { socialHands } from '../../../src/screens/social/hands.ts'
import { socialLooks } from '../../../src/screens/social/looks.ts'
import { amendIdentity } from '../support/identity-service.ts'
import { newMember, somebody } from '../support/members.ts'
import { fillSignUp } from '../support/steps.ts'
import { signsUp } from './entrances.ts'
import { answers, asks, byItself, done, passes, passesAfter } from './means.ts'
import { goesOnAtTheProvider } from './provider.ts'
import { venueOf } from './venue.ts'

/** The password login on /login. */
export const loginVenue = venueOf({
  model: loginModel,
  looks: loginLooks,
  hands: loginHands,
  arrivals: { 'a visitor': { at: '/login' } },
  services: {
    'resolve login': {
      asks: asks.resolveLogin,
      outcomes: { 'finds the e-mail': passesAfter(({ cast }) => cast.unverified()) },
    },
    'sign in': {
      asks: asks.passwordSignIn,
      outcomes: {
        'says verified': passesAfter(({ cast }) => cast.verified()),
        'says unverified': passesAfter(({ cast }) => cast.unverified()),
      },
    },
    'enter session': {
      asks: asks.login,
      outcomes: { 'is entered': passes, 'is refused': answers(500) },
    },
  },
  left: { entered: [{ role: 'heading', name: heroCopy.headline }] },
})

/** /forgot-password. */
export const forgotPasswordVenue = venueOf({
  model: forgotPasswordModel,
  looks: forgotPasswordLooks,
  hands: forgotPasswordHands,
  arrivals: { 'nothing typed yet': { at: '/forgot-password' } },
  services: {
    'send reset email': {
      asks: asks.mail,
      outcomes: { 'is sent': passesAfter(({ cast }) => cast.verified()) },
    },
  },
})

/** Google and Apple on /login. */
export const socialSignInVenue = venueOf({
  model: socialSignInModel,
  looks: socialLooks,
  hands: socialHands,
  arrivals: { 'a visitor': { at: '/login' } },
  services: {
    'sign in with provider': {
      outcomes: {
        'signs in': done(goesOnAtTheProvider),
        'is closed': done(async (site) => (await site.window()).close()),
        'is blocked': {
          ahead: ({ page }) => page.evaluate(blockTheNextWindow),
          done: async () => {},
        },
        'finds another provider': done(async (site) => {
          const answer = { needConfirmation: true, email: site.cast.person.email }
          await site.page.route(
            '**/accounts:signInWithIdp**',
            (route) =>
              route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } }),
            { times: 1 },
          )
          await goesOnAtTheProvider(site)
        }),
      },
    },
    'enter session': { asks: asks.socialAuth, outcomes: { 'is entered': passes } },
  },
  left: { entered: [{ role: 'heading', name: profileCompletionCopy.heading }] },
})

/* Runs in the page, as a browser does that lets no windows open. */
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
export const signUpVenue = venueOf({
  model: signUpModel,
  looks: signUpLooks,
  hands: signUpHands,
  arrivals: {
    'a kept form': {
      async before({ page, cast }) {
        await page.goto('/signup')
        await fillSignUp(page, cast.person)
      },
      at: '/signup',
    },
    'an address to correct': {
      before: signsUp,
      at: ({ page }) =>
        page.getByRole('banner').getByRole('link', { name: signUpCopy.heading }).click(),
    },
  },
  services: {
    'create identity': {
      asks: asks.signUp,
      outcomes: {
        'is created': passesAfter(({ cast }) => cast.noIdentity()),
        'finds the e-mail taken': passesAfter(({ cast }) => cast.identity()),
      },
    },
    'sign in': {
      asks: asks.passwordSignIn,
      outcomes: {
        'says verified': passesAfter(({ cast: { person } }) =>
          amendIdentity(person.email, { emailVerified: true, password: person.password }),
        ),
        'is refused': passesAfter(({ cast: { person } }) =>
          amendIdentity(person.email, { password: 'another-one-5' }),
        ),
      },
    },
    'sign out identity': { outcomes: { 'is signed out': byItself } },
    'remove identity': { asks: asks.identityRemoval, outcomes: { 'is removed': passes } },
    'withdraw account': { asks: asks.recordRemoval, outcomes: { 'is withdrawn': passes } },
    register: {
      asks: asks.register,
      outcomes: {
        'is registered': passes,
        'is refused': passesAfter(({ cast: { person } }) =>
          newMember(somebody({ username: person.username })),
        ),
      },
    },
    'send verification email': { asks: asks.mail, outcomes: { 'is sent': passes } },
  },
  left: { created: [{ role: 'heading', name: verifyEmailCopy.heading }] },
  unseen: {
    'leaving identity alone': 'Signing out asks nobody: the browser has forgotten before it draws.',
  },
})
