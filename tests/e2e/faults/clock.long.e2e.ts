import { expect, type Page } from '@playwright/test'
import { newMember, sharedMember } from '../support/members.ts'
import { accountMenu } from '../support/steps.ts'
import { storeSession } from '../support/stored-session.ts'
import { test } from '../support/test.ts'

const hour = 3_600_000

/** Counts the token refreshes from now on. */
const countRefreshes = (page: Page) => {
  const counted = { refreshes: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/token')) counted.refreshes += 1
  })
  return counted
}

const shift = async (page: Page, by: number) =>
  page.clock.setSystemTime((await page.evaluate(() => Date.now())) + by)

test('a clock that is two hours ahead causes one refresh (fault 35)', async ({ page }) => {
  await page.clock.install()
  const person = await newMember()
  await storeSession(page, person)
  await page.goto('/profile')
  const counted = countRefreshes(page)
  await shift(page, 2 * hour)
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await page.getByLabel('Phone Number').fill('+351 911 111 111')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  expect(counted.refreshes).toBe(1)
  await expect(accountMenu(page, person)).toBeVisible()
})

test('with a clock that is a day behind, an expired token is refreshed once and the request succeeds (fault 36)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/)
  await page.clock.install()
  await storeSession(page, await sharedMember())
  await shift(page, -24 * hour)
  const counted = countRefreshes(page)
  let requests = 0
  // The backend never rejects the emulator's tokens as expired, so the test injects the rejection.
  await page.route('**/users/me', (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    requests += 1
    return requests === 1
      ? route.fulfill({ status: 401, json: { success: false, code: 'invalid-token' } })
      : route.continue()
  })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible()
  expect(requests).toBe(2)
  expect(counted.refreshes).toBe(1)
})
