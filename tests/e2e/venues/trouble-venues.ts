import { missingCodeModel } from '../../../machines/missing-code/missing-code-model.ts'
import { signUpCopy } from '../../../src/copy/sign-up.ts'
import { crashCopy } from '../../../src/copy/trouble.ts'
import { missingCodeHands } from '../../../src/screens/missing-code/hands.ts'
import { missingCodeLooks } from '../../../src/screens/missing-code/looks.ts'
import { asks, isCut, passes } from './means.ts'
import { type Site, venueOf } from './venue.ts'

const codeOfLogin = '**/assets/login-*.js'

/** A deployment has replaced the code of /login, for a page that was opened before. */
const losesTheCode = async ({ page }: Site): Promise<void> => {
  await page.goto('/signup')
  await page.getByRole('form', { name: signUpCopy.heading }).waitFor()
  await page.route(codeOfLogin, (route) => route.fulfill({ status: 404 }))
}

const followsTheLink = ({ page }: Site): Promise<void> =>
  page.getByRole('link', { name: signUpCopy.login }).click()

/** What stands in for /login while its code does not come. */
export const missingCodeVenue = venueOf({
  model: missingCodeModel,
  looks: missingCodeLooks,
  hands: missingCodeHands,
  arrivals: {
    'for the first time': { before: losesTheCode, at: followsTheLink },
    'after a reload for it': {
      async before(site) {
        await losesTheCode(site)
        await followsTheLink(site)
        await site.page.getByRole('heading', { name: crashCopy.heading }).waitFor()
      },
      at: '/login',
    },
  },
  services: {
    'reach the site': {
      asks: asks.startPage,
      outcomes: { 'is answered': passes, 'cannot be reached': isCut },
    },
  },
  avoids: (move, { input, states }) =>
    states.includes('broken') ||
    (move === 'reach the site: is answered' && input === 'for the first time'),
  unseen: { reloading: 'The browser is already on its way to the new document.' },
})
