import { expect, type Page } from '@playwright/test'
import { newPerson } from './support/members.ts'
import { ageSignIn } from './support/old-sign-in.ts'
import { continueAsNew, openedBy } from './support/provider-window.ts'
import { test } from './support/test.ts'

/** The hidden iframe of the identity service. It is attached once the provider's popup can open. */
const helperFrame = 'iframe[src*="/auth/iframe"]'

/** Records for every popup whether a click was being dispatched. WebKit blocks all other popups. */
const recordOpenings = (page: Page) =>
  page.addInitScript(() => {
    let isClicking = false
    const openings: boolean[] = []
    addEventListener(
      'click',
      () => {
        isClicking = true
      },
      { capture: true },
    )
    addEventListener('click', () => {
      isClicking = false
    })
    const { open } = window
    window.open = (...parameters) => {
      openings.push(isClicking)
      return open.apply(window, parameters)
    }
    Object.assign(window, { openings })
  })

const openingsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'openings'))

/** Waits until the page is ready to open the provider's popup. */
const waitUntilReady = async (page: Page) => {
  await page.locator(helperFrame).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

for (const [path, button] of [
  ['/login', 'Login with Google'],
  ['/login', 'Login with Apple'],
  ['/signup', 'Sign up with Google'],
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

test('the reauthentication before an account deletion opens its popup while the click is handled', async ({
  page,
}) => {
  await page.goto('/login')
  const { email } = newPerson()
  await continueAsNew(await openedBy(page, 'Login with Google'), { email, name: 'Inès Ferreira' })
  await expect(page).toHaveURL('/profile-completion')
  await ageSignIn(page)
  await recordOpenings(page)
  await page.goto('/settings')
  await waitUntilReady(page)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  await openedBy(page, 'Continue with Google')
  expect(await openingsOf(page)).toEqual([true])
})

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
