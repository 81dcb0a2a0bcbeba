import { expect, type Page } from '@playwright/test'
import { newMember } from '../support/members.ts'
import { accountMenu, expectHydrated, signIn } from '../support/steps.ts'
import { test } from '../support/test.ts'

const loginChunk = '**/assets/login-*.js'

/** Opens a page with a link to /login. The click on the link loads the chunk of that page. */
const openSignUp = async (page: Page) => {
  await page.goto('/signup')
  await expect(page.getByRole('form', { name: 'Sign Up' })).toBeVisible()
  await expectHydrated(page)
}

/** Counts the page loads from now on. */
const countLoads = (page: Page) => {
  const counted = { loads: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counted.loads += 1
  })
  return counted
}

test('the page reloads once by itself if a new deployment has replaced a chunk (fault 113)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  await openSignUp(page)
  const counted = countLoads(page)
  await page.route(loginChunk, (route) =>
    counted.loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(counted.loads).toBe(1)
})

test('a missing chunk causes one reload and then an error page, and the rest of the site works (fault 113)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  await openSignUp(page)
  const counted = countLoads(page)
  await page.route(loginChunk, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
  expect(counted.loads).toBe(1)
  await openSignUp(page)

  await page.unroute(loginChunk)
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
})

test('a page with an unreachable chunk does not reload into the browser’s error page (fault 113)', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await openSignUp(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Login' }).click()
  const errorHeading = page.getByRole('heading', { name: /^Error: We couldn’t reach our servers/ })
  await expect(errorHeading).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(errorHeading).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a page that throws while it renders shows an error page without secrets, and the top bar still navigates (fault 114)', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const person = await newMember()
  await signIn(page, person)
  await page.goto('/profile')
  await page.evaluate(() => {
    // The page cannot format the date of the last edit.
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => {
        throw new Error('poisoned by maya@example.test')
      },
    })
  })
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
  await expect(page.getByText('poisoned')).toHaveCount(0)
  expect(messages.filter((line) => line.includes('trellis'))).toHaveLength(1)
  expect(messages.join('\n')).not.toContain('poisoned')

  await accountMenu(page, person).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeVisible()
})
