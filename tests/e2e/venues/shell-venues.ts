import { landingModel } from '../../../machines/landing/landing-model.ts'
import { lateSiteModel } from '../../../machines/late-site/late-site-model.ts'
import { onboardingModel } from '../../../machines/onboarding/onboarding-model.ts'
import { passwordLostModel } from '../../../machines/password-lost/password-lost-model.ts'
import { sessionModel } from '../../../machines/session/session-model.ts'
import { loginCopy } from '../../../src/copy/login.ts'
import { landingHands } from '../../../src/screens/landing/hands.ts'
import { landingLooks } from '../../../src/screens/landing/looks.ts'
import { lateSiteHands } from '../../../src/screens/late-site/hands.ts'
import { lateSiteLooks } from '../../../src/screens/late-site/looks.ts'
import {
  onboardingHands,
  passwordLostHands,
  sessionHands,
} from '../../../src/screens/shell/hands.ts'
import {
  onboardingLooks,
  passwordLostLooks,
  sessionLooks,
} from '../../../src/screens/shell/looks.ts'
import { fillLogin } from '../support/steps.ts'
import { signsIn, signsUp, stopsDeletingHalfway } from './entrances.ts'
import { answers, asks, byItself, isCut, passes } from './means.ts'
import { goesOnAtTheProvider, signsInBy } from './provider.ts'
import { type Site, venueOf } from './venue.ts'

const logsIn = ({ page, cast: { person } }: Site) =>
  fillLogin(page, { identifier: person.email, password: person.password })

const chooseGoogle = ({ page }: Site) =>
  page.getByRole('button', { name: 'Login with Google' }).click()

/** Without anything kept of anybody the site behind the landing page is not there (decision 0054). */
const hasBeenHere = ({ page }: Site) =>
  page.addInitScript(() => {
    // The provider's hidden frame has no storage.
    if (self === top) sessionStorage.setItem('trellis:draft:login', '{}')
  })

const windowHeight = (height: number) => (site: Site) =>
  site.page.setViewportSize({ width: 1280, height })

/** The landing page, on a clock that moves as the path says. */
export const landingVenue = venueOf({
  model: landingModel,
  looks: landingLooks,
  hands: landingHands,
  exact: true,
  startsLate: true,
  reducedMotion: 'no-preference',
  arrivals: { 'a visitor': { before: windowHeight(400), at: '/' } },
  acts: {
    'mode changed (to snapping)': windowHeight(900),
    'mode changed (to ordinary)': windowHeight(400),
  },
})

/** The links of the landing page's bar, while the site behind them does not come. */
export const lateSiteVenue = venueOf({
  model: lateSiteModel,
  looks: lateSiteLooks,
  hands: lateSiteHands,
  startsLate: true,
  arrivals: { 'a visitor': { at: '/' } },
  services: {
    'fetch the site': {
      asks: asks.siteCode,
      outcomes: { 'has come': passes, 'does not come': isCut },
    },
    'reach the site': {
      asks: asks.startPage,
      outcomes: { 'is answered': passes, 'cannot be reached': isCut },
    },
  },
  // The code is asked for once, for whichever page; a followed link leads away from the machine.
  avoids: (move, { states }) =>
    move === 'reach the site: is answered' ||
    (move.startsWith('page wanted') && states.includes('fetching the site')),
  left: { coming: [{ role: 'heading', name: loginCopy.heading }] },
  unseen: { 'following the link': 'The browser is already on its way to the new document.' },
})

/** The word about a password that has gone. */
export const passwordLostVenue = venueOf({
  model: passwordLostModel,
  looks: passwordLostLooks,
  hands: passwordLostHands,
  arrivals: { 'a visitor': { at: '/login' } },
  acts: {
    async 'password dropped'(site) {
      await site.cast.unverified()
      await logsIn(site)
      await site.page.getByRole('button', { name: 'Verify your email' }).waitFor()
      await chooseGoogle(site)
      await goesOnAtTheProvider(site)
    },
  },
})

/** Onboarding, by the page to which it leads. */
export const onboardingVenue = venueOf({
  model: onboardingModel,
  looks: onboardingLooks,
  hands: onboardingHands,
  longest: 1,
  arrivals: { 'a visitor': { before: hasBeenHere, at: '/' } },
  acts: {
    'account created': signsUp,
    'signed in (without interests)': async (site) => {
      await site.cast.verified([])
      await site.page.goto('/login')
      await logsIn(site)
    },
    'signed in (by Google without a profile)': signsInBy('Google'),
  },
})

const atHand = 'The token of the sign-in is at hand: nobody is asked.'
const forgottenAtOnce = 'Signing out asks nobody: the browser has forgotten before it draws.'

/** The session, as whoever asks for a member's page meets it. */
export const sessionVenue = venueOf({
  model: sessionModel,
  looks: sessionLooks,
  hands: sessionHands,
  longest: 6,
  arrivals: {
    'an empty storage': { at: '/login' },
    'a stored member': { before: signsIn(), at: '/profile' },
    'a stored sign-up': { before: signsUp, at: '/verify-email' },
    'an unfinished deletion': { before: stopsDeletingHalfway, at: '/settings' },
  },
  services: {
    'restore identity': {
      asks: asks.identitySdk,
      outcomes: {
        'finds the member': passes,
        'finds the unverified address': passes,
        fails: isCut,
      },
    },
    'fetch token': { outcomes: { 'is fetched': byItself } },
    'sign out identity': { outcomes: { 'is signed out': byItself } },
    'log in to backend': { asks: asks.login, outcomes: { 'finds no record': passes } },
    'load with pending token': { asks: asks.member, outcomes: {} },
    'sign in socially': { asks: asks.socialAuth, outcomes: {} },
    'complete registration': { asks: asks.register, outcomes: { 'is registered': passes } },
    'load member': {
      asks: asks.member,
      outcomes: { 'is loaded': passes, 'is refused': answers(401), fails: isCut },
    },
  },
  acts: {
    async 'identity proven (by password)'(site) {
      await site.page.goto('/login')
      await site.page.getByRole('form', { name: 'Login' }).waitFor()
      await site.cast.verifiedIdentity()
      await logsIn(site)
    },
    async 'identity proven (by Google)'(site) {
      await chooseGoogle(site)
      await goesOnAtTheProvider(site)
    },
    'account created': signsUp,
  },
  avoids(move, { input, moves, states }) {
    if (move.startsWith('account created')) return input !== 'an empty storage' || moves.length > 0
    const isOut = states.some((state) => /^(signed out|awaiting)/.test(state))
    if (move.startsWith('restore identity: finds the member')) return states.includes('recalling')
    if (move.startsWith('restore identity: finds the unverified'))
      return !states.includes('recalling')
    if (move === 'identity proven (by Google)')
      return input !== 'an empty storage' || !states.includes('signed out.settled')
    return move.startsWith('identity proven') && !isOut
  },
  unseen: {
    'entering.fetching the token': atHand,
    'signed out.dropping a stray':
      'Comes of a sign-in that ends after its page was left, and signing out asks nobody.',
    'signing out': forgottenAtOnce,
    expired: forgottenAtOnce,
  },
})
