import {
  verifyEmailPage,
  withdrawAccountPage,
} from '../../../lab/page-objects/verify-email-page.ts'
import { checkLimit } from '../../../machines/limits.ts'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { signUpCopy } from '../../../src/copy/sign-up.ts'
import { verifyEmailCopy } from '../../../src/copy/verify-email.ts'
import { verificationLink } from '../support/identity-service.ts'
import { signUpWithForm } from './arrivals.ts'
import { answers, asks, byItself, done, isCut, passes, passesAfter } from './outcomes.ts'
import { type Setup, type Site, setupOf } from './setup.ts'

const thirtyChecks = 'just signed up, with thirty checks'

/**
 * Signs up and leaves the site. The clock then jumps ahead to where it stops, and a page that is still open would check
 * the email: its lookup would be counted as one of the two that restore the session.
 */
const signsUpAndLeaves = async (site: Site): Promise<void> => {
  await signUpWithForm(site)
  await site.page.goto('about:blank')
}

/**
 * Opens the page and waits until the session is restored. Until then the identity is looked up twice, by requests that
 * equal those of a check.
 */
const opensRestored = async ({ page }: Site): Promise<void> => {
  let lookups = 0
  const restored = page.waitForResponse((response) => {
    const request = response.request()
    const isLookup =
      request.method() === 'POST' && asks.lookup.path.test(new URL(request.url()).pathname)
    if (isLookup) lookups += 1
    return lookups === 2
  })
  await page.goto('/verify-email', { waitUntil: 'commit' })
  await restored
}

const withdrawal: Setup['services'] = {
  'read identity': { outcomes: { 'finds the unverified identity': byItself } },
  'delete record': {
    asks: asks.recordRemoval,
    outcomes: { 'is deleted': passes, 'does not answer': isCut },
  },
  'remove identity': { asks: asks.identityRemoval, outcomes: { 'is removed': passes } },
}

/** /verify-email, with a clock that moves with the path. */
export const verifyEmailSetup = setupOf({
  ...verifyEmailPage,
  exact: true,
  arrivals: {
    'just signed up': {
      as: thirtyChecks,
      before: signsUpAndLeaves,
      at: opensRestored,
    },
    'without an email': { at: '/verify-email' },
  },
  unseen: {
    'left to a member': 'The member is navigated to / at once.',
    'left to the settings': 'The member is navigated to /settings at once.',
    'ended.verified elsewhere': 'The identity service ends the session of the browser.',
    'ended.replaced': 'Another tab signs up or in.',
    'ended.over': 'The identity is deleted or disabled elsewhere.',
  },
  services: {
    'check verified': {
      asks: asks.lookup,
      outcomes: {
        'is not verified yet': passes,
        'is verified': passesAfter(async ({ user }) =>
          fetch(await verificationLink(user.person.email), { redirect: 'manual' }),
        ),
      },
    },
    'send verification email': { asks: asks.email, outcomes: { 'is sent': passes } },
    'watch connection': {
      outcomes: {
        'is restored': done(({ page }) =>
          page.evaluate(() => {
            window.dispatchEvent(new Event('online'))
          }),
        ),
      },
    },
    ...withdrawal,
    // Without an answer the account may be half deleted. A member who then verifies the email is led to the end of the
    // deletion, not to the interests.
    'delete record': { asks: asks.recordRemoval, outcomes: { 'is deleted': passes } },
    'verified.session.starting': {
      asks: asks.entry,
      outcomes: {
        'session opened (of the member)': passes,
        'session not opened (by the backend)': answers(500),
      },
    },
  },
  handlers: {
    async 'member changed (to signed out)'({ page }) {
      const otherTab = await page.context().newPage()
      await otherTab.goto('/')
      await otherTab.evaluate(() => localStorage.clear())
      await otherTab.close()
    },
  },
  avoids: (move, { states }) =>
    // Exploration uses two checks, the site the real limit.
    move === 'check verified (polling): is not verified yet' ||
    // Only a session that has started can end.
    (move === 'member changed (to signed out)' && !states.includes('verified.session.started')),
  paths: [
    {
      input: thirtyChecks,
      moves: Array.from({ length: checkLimit }, () => [
        '⏱ poll interval',
        'check verified (polling): is not verified yet',
      ]).flat(),
    },
  ],
  left: {
    redirected: [{ role: 'heading', name: preferencesCopy.choose.heading }],
    withdrawn: [{ role: 'heading', name: signUpCopy.heading }],
  },
})

/** The withdrawal of an account, on /verify-email. */
export const withdrawAccountSetup = setupOf({
  ...withdrawAccountPage,
  arrivals: {
    'a mistyped email': {
      before: signUpWithForm,
      at: ({ page }) => page.getByRole('button', { name: verifyEmailCopy.wrongEmail }).click(),
    },
  },
  services: withdrawal,
  left: {
    withdrawn: withdrawAccountPage.expectations.withdrawn,
    rejected: withdrawAccountPage.expectations.rejected,
  },
  unseen: { 'checking the identity': 'The identity is read without a request.' },
})
