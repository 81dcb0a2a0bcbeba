import { expect } from '@playwright/test'
import { expectPanel, openLanding, openWithStoppedClock } from './support/landing.ts'
import { sharedMember } from './support/members.ts'
import { accountMenu } from './support/steps.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

/* The built landing page loads the full site only when it is needed (decision 0054). */

test('a sign-in in another tab does not change the panel', async ({ page, context }) => {
  const reader = await context.newPage()
  await openLanding(reader, '/#key-features')
  const person = await sharedMember()
  await storeSession(page, person)
  await expect(accountMenu(reader, person)).toBeVisible()
  await expect(reader).toHaveURL('/#key-features')
  await expect(reader.getByRole('heading', { name: 'Key Features' })).toBeInViewport()
})

test('a link with a missing chunk falls back to a full page navigation', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  await openLanding(page)
  await page.route('**/assets/site-*.js', (route) =>
    new URL(page.url()).pathname === '/' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('form', { name: 'Sign Up' })).toBeVisible()
  await expect(page).toHaveURL('/signup')
})

test('a link with a stalled chunk is busy, then shows an error, and Retry navigates', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  const siteCode = '**/assets/site-*.js'
  await page.route(siteCode, () => {
    // Never responds.
  })
  const login = page.getByRole('link', { name: 'Login' })
  const box = await login.boundingBox()
  await login.click()
  await expect(login).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').getByText('Loading...')).toBeAttached()
  expect(await login.boundingBox()).toEqual(box)
  await login.click({ force: true })
  await page.clock.runFor(9_999)
  await expect(login).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(1)
  await expect(page.getByRole('alert')).toHaveText('That took too long. Please try again.')
  await expect(login).not.toHaveAttribute('aria-busy', 'true')
  await expectPanel(page, 0)

  await page.unroute(siteCode)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
})

test('the marquee continues when the full site replaces the landing bundle', async ({ page }) => {
  await openLanding(page)
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        animation.currentTime = 3_000_000
    }
    // As if another tab stored a draft.
    sessionStorage.setItem('trellis:draft', '{}')
    dispatchEvent(new StorageEvent('storage'))
  })
  await expect.poll(() => heading?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  const times = await page.evaluate(() => {
    const band = document.querySelector('[aria-label="What the app does"]')?.parentElement
    return band?.getAnimations().map(({ currentTime }) => Number(currentTime))
  })
  expect(times).toHaveLength(1)
  expect(times?.[0]).toBeGreaterThanOrEqual(3_000_000)
})
