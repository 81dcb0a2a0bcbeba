import { expect } from '@playwright/test'
import { amendIdentity } from '../support/identity-service.ts'
import { callAs, newPerson, sharedMember } from '../support/members.ts'
import { fillSignUp } from '../support/steps.ts'
import { storeSession } from '../support/stored-session.ts'
import { test } from '../support/test.ts'
import { stopTime } from '../support/time.ts'

test('a response without the CORS headers counts as a network error, and a retry succeeds (fault 23)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/blocked by CORS policy/)
  pageErrors.expect(/ERR_FAILED/)
  await storeSession(page, await sharedMember())
  await page.route('**/users/me', (route) =>
    route.fulfill({
      json: { success: true },
      headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
    }),
  )
  await page.goto('/profile')
  await expect(
    page.getByRole('heading', { name: /^Error: We couldn’t reach our servers\./ }),
  ).toBeVisible()

  await page.unroute('**/users/me')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible()
})

test('a sign-up whose response is lost fails, and the next attempt leaves one record (fault 26)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/)
  const person = newPerson()
  let isLost = true
  let received = 0
  await page.route('**/users/register', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    received += 1
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch({ maxRetries: 2 })
    return route.abort()
  })
  await page.goto('/signup')
  await fillSignUp(page, person)
  const send = page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' })
  await send.click()
  await expect(page.getByText(/^We couldn’t reach our servers\./).first()).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(person.username)

  await send.click()
  await expect(page).toHaveURL('/verify-email')
  expect(received).toBe(2)
  await amendIdentity(person.email, { emailVerified: true })
  expect(await callAs(person, 'GET', '/users/me')).toMatchObject({
    data: { data: { username: person.username } },
  })
})

test('on a slow network the button is busy at once, without a layout shift (fault 30)', async ({
  page,
  context,
}) => {
  const person = await sharedMember()
  await page.clock.install()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Username or email').fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  // The page's clock does not move between the click and the check.
  await stopTime(page)
  const busy = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('form button[type="submit"]')
    const moved = { by: 0 }
    new PerformanceObserver((list) => {
      // Ignores the layout shifts of the next page.
      if (location.pathname !== '/login') return
      for (const entry of list.getEntries()) if ('value' in entry) moved.by += Number(entry.value)
    }).observe({ type: 'layout-shift' })
    Object.assign(window, { moved })
    button?.click()
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    return button?.getAttribute('aria-busy')
  })
  expect(busy).toBe('true')
  await page.clock.resume()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => Reflect.get(window, 'moved').by)).toBeLessThan(0.01)
})
