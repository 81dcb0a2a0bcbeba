import { missingChunkPage } from '../../../lab/page-objects/missing-chunk-page.ts'
import { crashCopy } from '../../../src/copy/error-pages.ts'
import { signUpCopy } from '../../../src/copy/sign-up.ts'
import { asks, isCut, passes } from './outcomes.ts'
import { type Site, setupOf } from './setup.ts'

/* Not login-and-sign-up, which /signup needs too. */
const codeOfLogin = /\/assets\/login-[\w-]{8}\.js$/

/** Opens a page whose chunk of /login a new deployment has removed. */
const losesTheCode = async ({ page }: Site): Promise<void> => {
  await page.goto('/signup')
  await page.getByRole('form', { name: signUpCopy.heading }).waitFor()
  await page.route(codeOfLogin, (route) => route.fulfill({ status: 404 }))
}

const followsTheLink = ({ page }: Site): Promise<void> =>
  page.getByRole('link', { name: signUpCopy.login }).click()

/** The error page for a missing chunk of /login. */
export const missingChunkSetup = setupOf({
  ...missingChunkPage,
  arrivals: {
    'for the first time': { before: losesTheCode, at: followsTheLink },
    'after a reload': {
      async before(site) {
        await losesTheCode(site)
        await followsTheLink(site)
        await site.page.getByRole('heading', { name: crashCopy.heading }).waitFor()
      },
      at: '/login',
    },
  },
  services: {
    'check the server': {
      asks: asks.startPage,
      outcomes: {
        'is answered': passes,
        'is answered after a reload': passes,
        'cannot be reached': isCut,
      },
    },
  },
  avoids: (move, { input, states }) =>
    states.includes('broken') ||
    move === 'check the server: is answered' ||
    (move === 'check the server: is answered after a reload' && input === 'for the first time'),
  unseen: { reloading: 'The browser already loads the new document.' },
})
