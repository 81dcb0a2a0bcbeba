import {
  appPage,
  onboardingPage,
  passwordRemovedPage,
  restoreIdentityPage,
  sessionPage,
  signInsPage,
} from '../../../lab/page-objects/app-shell.ts'
import { fullSitePage } from '../../../lab/page-objects/full-site-page.ts'
import { landingPage } from '../../../lab/page-objects/landing-page.ts'
import { loginCopy } from '../../../src/copy/login.ts'
import { fillLogin } from '../support/steps.ts'
import { interruptDeletion, signInAsMember, signUpWithForm } from './arrivals.ts'
import { answers, asks, byItself, isCut, passes, passesAfter } from './outcomes.ts'
import { signInAtProvider, signInWith } from './provider.ts'
import { type Site, setupOf } from './setup.ts'

const logsIn = ({ page, user: { person } }: Site) =>
  fillLogin(page, { identifier: person.email, password: person.password })

const chooseGoogle = ({ page }: Site) =>
  page.getByRole('button', { name: 'Login with Google' }).click()

/** Stores a draft, because the landing page loads the full site only if there is stored data (decision 0054). */
const hasBeenHere = ({ page }: Site) =>
  page.addInitScript(() => {
    // The hidden iframe of the provider has no storage.
    if (self === top) sessionStorage.setItem('trellis:draft:login', '{}')
  })

const shownByNoScreen = 'No screen shows this machine. The walks of the forms run through it.'

const windowHeight = (height: number) => (site: Site) =>
  site.page.setViewportSize({ width: 1280, height })

/** The landing page, with a clock that moves with the path. */
export const landingSetup = setupOf({
  ...landingPage,
  exact: true,
  startsLate: true,
  reducedMotion: 'no-preference',
  arrivals: { 'a visitor': { before: windowHeight(400), at: '/' } },
  handlers: {
    'mode changed (to snapping)': windowHeight(900),
    'mode changed (to native scrolling)': windowHeight(400),
  },
})

/** The links in the top bar of the landing page while the full site does not load. */
export const fullSiteSetup = setupOf({
  ...fullSitePage,
  startsLate: true,
  arrivals: { 'a visitor': { at: '/' } },
  services: {
    'load the site bundle': {
      asks: asks.siteCode,
      outcomes: { 'is loaded': passes, 'fails to load': isCut },
    },
    'check the server': {
      asks: asks.startPage,
      outcomes: { 'is answered': passes, 'cannot be reached': isCut },
    },
  },
  // The chunk is requested only once for all pages. A followed link leaves the machine.
  avoids: (move, { states }) =>
    move === 'check the server: is answered' ||
    (move.startsWith('page requested') && states.includes('loading the site bundle')),
  left: { mounting: [{ role: 'heading', name: loginCopy.heading }] },
  unseen: {
    'navigating by link': 'The browser already loads the new document.',
    'mounting for a member': 'landing-to-site.long.e2e.ts covers it.',
    mounted: 'The full site has replaced the page of the machine.',
  },
})

/** The root, on the landing page. */
export const appSetup = setupOf({
  ...appPage,
  arrivals: { 'a visitor': { before: hasBeenHere, at: '/' } },
  unseen: { broken: 'Only a bug ends an actor. tests/app/page-faults.test.tsx plants one.' },
})

/** The sign-ins of all tabs. */
export const signInsSetup = setupOf({
  ...signInsPage,
  arrivals: {},
  unseen: { idle: shownByNoScreen, looking: shownByNoScreen },
})

/** The message about a dropped password. */
export const passwordRemovedSetup = setupOf({
  ...passwordRemovedPage,
  arrivals: { 'a visitor': { at: '/login' } },
  services: { 'send reset email': { asks: asks.email, outcomes: { 'is sent': passes } } },
  handlers: {
    async 'password removed'(site) {
      await site.user.unverified()
      await logsIn(site)
      await site.page.getByRole('button', { name: 'Verify your email' }).waitFor()
      await chooseGoogle(site)
      await signInAtProvider(site)
    },
  },
})

/** Onboarding, with the page to which it redirects. */
export const onboardingSetup = setupOf({
  ...onboardingPage,
  longest: 1,
  arrivals: { 'a visitor': { before: hasBeenHere, at: '/' } },
  handlers: {
    'account created': signUpWithForm,
    'signed in (without interests)': async (site) => {
      await site.user.verified([])
      await site.page.goto('/login')
      await logsIn(site)
    },
    'signed in (by Google without a profile)': signInWith('google'),
  },
})

const atHand = 'The token of the sign-in is available without a request.'
const forgottenAtOnce = 'Signing out sends no request, so it ends before the next render.'

/**
 * The file of a member's page asks for identity and record before a walk can hold the responses. The shell, which every path
 * without a file gets, does not.
 */
const inShell = { profile: '/profile/', settings: '/settings/' }

/** The session, on the pages of members. */
export const sessionSetup = setupOf({
  ...sessionPage,
  longest: 6,
  arrivals: {
    'an empty storage': { at: '/login' },
    'a stored member': { before: signInAsMember(), at: inShell.profile },
    'a stored sign-up': { before: signUpWithForm, at: '/verify-email' },
    'an unfinished deletion': { before: interruptDeletion, at: inShell.settings },
  },
  services: {
    'read identity': {
      asks: asks.identitySdk,
      outcomes: {
        'finds the member': passes,
        'finds the unverified identity': passes,
        fails: isCut,
      },
    },
    // The lookup of the reload equals that of the library when it starts, so it cannot be held.
    'reload identity': { outcomes: { 'finds the email unverified': byItself } },
    'fetch token': { outcomes: { 'is fetched': byItself } },
    'sign out identity': { outcomes: { 'is signed out': byItself } },
    'log in to backend': { asks: asks.login, outcomes: { 'finds no record': passes } },
    'load with pending token': { asks: asks.member, outcomes: {} },
    'sign in with provider': { asks: asks.socialAuth, outcomes: {} },
    'complete registration': { asks: asks.register, outcomes: { 'is registered': passes } },
    'load member': {
      asks: asks.member,
      outcomes: { 'is loaded': passes, 'is refused': answers(401), fails: isCut },
    },
  },
  handlers: {
    async 'identity verified (by password)'(site) {
      await site.page.goto('/login')
      await site.page.getByRole('form', { name: 'Login' }).waitFor()
      await site.user.verifiedIdentity()
      await logsIn(site)
    },
    async 'identity verified (by Google)'(site) {
      await chooseGoogle(site)
      await signInAtProvider(site)
    },
    'account created': signUpWithForm,
  },
  avoids(move, { input, moves, states }) {
    if (move.startsWith('account created')) return input !== 'an empty storage' || moves.length > 0
    const isOut = states.some((state) => /^(signed out|awaiting)/.test(state))
    if (move.startsWith('read identity: finds the member')) return states.includes('resuming')
    if (move.startsWith('read identity: finds the unverified')) return !states.includes('resuming')
    if (move === 'identity verified (by Google)')
      return input !== 'an empty storage' || !states.includes('signed out.idle')
    return move.startsWith('identity verified') && !isOut
  },
  unseen: {
    'signed in.refreshing':
      'Another tab of the member saves. tests/app/two-tabs.test.ts covers it.',
    'authenticating.fetching the token': atHand,
    'signed out.signing out orphaned identity':
      'Follows a sign-in that ends after its page was left, and signing out sends no request.',
    'authenticating.unlinking providers':
      'Needs a pre-hijacked account. pre-hijacking.long.e2e.ts covers it.',
    'signing out': forgottenAtOnce,
    expired: forgottenAtOnce,
  },
})

/** Restoring the identity of a member, on /profile. */
export const restoreIdentitySetup = setupOf({
  ...restoreIdentityPage,
  arrivals: { 'a stored member': { before: signInAsMember(), at: inShell.profile } },
  services: {
    'read identity': {
      asks: asks.identitySdk,
      outcomes: {
        'finds the member': passes,
        'finds no identity': passesAfter(({ page }) => page.evaluate(deleteStoredIdentity)),
        fails: isCut,
      },
    },
  },
  left: {
    restored: restoreIdentityPage.expectations.restored,
    failed: restoreIdentityPage.expectations.failed,
  },
  unseen: { reloading: 'Only a pending sign-up is reloaded, and /verify-email does not show it.' },
})

/* Runs in the page and removes the identity library's sign-in. */
const deleteStoredIdentity = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('firebase:authUser:')) localStorage.removeItem(key)
}
