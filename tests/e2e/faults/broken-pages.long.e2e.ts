import { expect, type Page } from '@playwright/test'
import { sharedMember } from '../support/members.ts'
import { accountMenu, expectHydrated } from '../support/steps.ts'
import { storeSession } from '../support/stored-session.ts'
import { test } from '../support/test.ts'

/** A lazily loaded page, and a page with a link to it. The click on the link loads its chunk. */
const lazyPage = {
  path: '/forgot-password',
  chunk: /\/assets\/forgot-password-[\w-]{8}\.js$/,
  form: 'Forgot Password?',
  link: 'Forgot Password?',
  before: { path: '/login', form: 'Login' },
}

const open = async (page: Page, { path, form }: { path: string; form: string }) => {
  await page.goto(path)
  await expect(page.getByRole('form', { name: form })).toBeVisible()
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

const { path, chunk, form, link, before } = lazyPage

test(`${path} reloads once by itself if a new deployment has replaced its chunk (fault 113)`, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  await open(page, before)
  const counted = countLoads(page)
  await page.route(chunk, (route) =>
    counted.loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.getByRole('link', { name: link }).click()
  await expect(page.getByRole('form', { name: form })).toBeVisible()
  await expect(page).toHaveURL(path)
  expect(counted.loads).toBe(1)
})

test(`a missing chunk of ${path} causes one reload and then an error page, and the rest of the site works (fault 113)`, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  await open(page, before)
  const counted = countLoads(page)
  await page.route(chunk, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: link }).click()
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
  expect(counted.loads).toBe(1)
  await open(page, before)

  await page.unroute(chunk)
  await page.getByRole('link', { name: link }).click()
  await expect(page.getByRole('form', { name: form })).toBeVisible()
})

test(`${path} with an unreachable chunk does not reload into the browser’s error page (fault 113)`, async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await open(page, before)
  await context.setOffline(true)
  await page.getByRole('link', { name: link }).click()
  const errorHeading = page.getByRole('heading', {
    name: /^Error: We couldn’t reach our servers/,
  })
  await expect(errorHeading).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(errorHeading).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('form', { name: form })).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('a page whose toasts have a missing chunk keeps working (fault 113)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  const missing = page.waitForResponse(
    (response) => response.url().includes('/toasts-') && response.status() === 404,
  )
  await page.route(/\/toasts-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 404 }))
  await open(page, { path: '/signup', form: 'Sign Up' })
  await page.getByLabel('Username').fill('mayalind')
  await missing
  const form = page.getByRole('form', { name: 'Sign Up' })
  await form.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByLabel('Username')).toHaveValue('mayalind')
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('a page that throws while it renders shows an error page without secrets, and the top bar still navigates (fault 114)', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const person = await sharedMember()
  await storeSession(page, person)
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
