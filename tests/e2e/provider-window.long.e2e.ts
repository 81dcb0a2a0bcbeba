import { expect } from '@playwright/test'
import {
  helperFrame,
  openedBy,
  openingsOf,
  recordOpenings,
  waitUntilReady,
} from './support/provider-window.ts'
import { test } from './support/test.ts'

for (const [path, button] of [
  ['/login', 'Login with Google'],
  ['/signup', 'Sign up with Apple'],
] as const) {
  test(`the first click on “${button}” opens the popup while the click is handled`, async ({
    page,
  }) => {
    await recordOpenings(page)
    await page.goto(path)
    await waitUntilReady(page)
    await openedBy(page, button)
    expect(await openingsOf(page)).toEqual([true])
  })
}

test('only pages with a provider’s button load its iframe', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  await expect(page.locator('[data-snapping]')).toBeAttached()
  const identity = page.waitForRequest(/started-identity/)
  await page.getByRole('link', { name: 'Login' }).hover()
  await identity
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => url.includes('/auth/iframe'))).toEqual([])

  await page.getByRole('link', { name: 'Login' }).click()
  await page.locator(helperFrame).waitFor({ state: 'attached' })
})

test('a blocked provider script shows no error before the click', async ({ page, pageErrors }) => {
  pageErrors.expect(/apis\.google\.com|ERR_/)
  await page.route('**/own/gapi.js', (route) => route.abort())
  const blocked = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith('https://apis.google.com/'),
  )
  await page.goto('/login')
  await blocked
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Login with Google' })).toBeEnabled()
  const error = page.getByText('We couldn’t reach the sign-in service.')
  await expect(error).toHaveCount(0)

  await page.getByRole('button', { name: 'Login with Google' }).click()
  await expect(page.getByRole('main').locator(error)).toBeVisible()
})
