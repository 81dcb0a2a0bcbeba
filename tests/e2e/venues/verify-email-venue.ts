import { verifyEmailModel } from '../../../machines/verify-email/verify-email-model.ts'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { signUpCopy } from '../../../src/copy/sign-up.ts'
import { verifyEmailHands } from '../../../src/screens/verify-email/hands.ts'
import { verifyEmailLooks } from '../../../src/screens/verify-email/looks.ts'
import { verificationLink } from '../support/identity-service.ts'
import { signsUp } from './entrances.ts'
import { answers, asks, passes, passesAfter } from './means.ts'
import { venueOf } from './venue.ts'

const thirtyChecks = 'just signed up, with thirty checks'

/** /verify-email, on a clock that moves as the path says. */
export const verifyEmailVenue = venueOf({
  model: verifyEmailModel,
  looks: verifyEmailLooks,
  hands: verifyEmailHands,
  exact: true,
  arrivals: {
    'just signed up': {
      as: thirtyChecks,
      before: signsUp,
      at: '/verify-email',
    },
  },
  services: {
    'check verified': {
      asks: asks.lookup,
      outcomes: {
        'says not yet': passes,
        'says verified': passesAfter(async ({ cast }) =>
          fetch(await verificationLink(cast.person.email), { redirect: 'manual' }),
        ),
      },
    },
    'send verification email': { asks: asks.mail, outcomes: { 'is sent': passes } },
    'withdraw account': { asks: asks.recordRemoval, outcomes: { 'is withdrawn': passes } },
    'enter session': {
      asks: asks.entry,
      outcomes: { 'is entered': passes, 'is refused': answers(500) },
    },
  },
  acts: {
    'check hinted': ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
  // Two checks are explored, thirty are made.
  avoids: (move) => move === 'check verified (polling): says not yet',
  paths: [
    {
      input: thirtyChecks,
      moves: Array.from({ length: 30 }, () => [
        '⏱ poll interval',
        'check verified (polling): says not yet',
      ]).flat(),
    },
  ],
  left: {
    redirected: [{ role: 'heading', name: preferencesCopy.choose.heading }],
    withdrawn: [{ role: 'heading', name: signUpCopy.heading }],
  },
})
