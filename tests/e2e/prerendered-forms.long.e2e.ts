import { expect, type Locator, type Page } from '@playwright/test'
import { holdRequests, scripts } from './support/hold-requests.ts'
import { sharedMember } from './support/members.ts'
import { forms } from './support/prerendered-forms.ts'
import { expectHydrated } from './support/steps.ts'
import { test } from './support/test.ts'

/* The forms of visitors are prerendered, and the site hydrates them (decision 0058). */

const password = 'correct horse'

/** The navigation requests of a page, as method and path. */
const navigationsOf = (page: Page): readonly string[] => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isPage) requested.push(`${request.method()} ${pathname}${search}`)
  })
  return requested
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is readable, and submitting it sends no request', async ({ page, pageErrors }) => {
    pageErrors.expect(/form-action/)
    for (const { path, form, field } of forms) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('form', { name: form }).getByLabel(field)).toBeVisible()
    }
    await page.goto('/login')
    const navigations = navigationsOf(page)
    await page.getByLabel('Username or email').fill('maya')
    await page.getByLabel('Password', { exact: true }).fill(password)
    const blocked = page.waitForEvent('console', (message) => /form-action/.test(message.text()))
    await page.keyboard.press('Enter')
    await blocked
    expect(navigations).toEqual([])
  })
})

/** The layout shifts since the first paint. While Chrome looks the local fonts up, nothing is shown yet. */
const visibleShifts = () => {
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  const shifts: PerformanceEntry[] = Reflect.get(window, 'shifts')
  return shifts
    .filter(({ startTime }) => painted === undefined || startTime > painted.startTime)
    .map((shift) => shift.toJSON())
}

for (const { path, form, field, button, busy } of forms) {
  test(`${path} is the same before and after hydration, without a layout shift, and ‘${button}’ reads ‘${busy}’ when it is pressed before it`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    let release = await holdRequests(page, scripts)
    await page.goto(path)
    const rendered = page.getByRole('form', { name: form })
    await expect(rendered).toBeVisible()
    const node = await rendered.elementHandle()
    const before = await rendered.evaluate(({ outerHTML }) => outerHTML)
    release()
    await expectHydrated(page)
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
    expect(await node?.evaluate(({ isConnected }) => isConnected)).toBe(true)
    expect(await rendered.evaluate(({ outerHTML }) => outerHTML)).toBe(before)
    expect(await page.evaluate(visibleShifts)).toEqual([])

    await page.unroute(scripts)
    release = await holdRequests(page, scripts)
    await page.reload()
    await rendered.getByRole('button', { name: button, exact: true }).click()
    await expect(rendered.getByRole('button', { name: busy, exact: true })).toBeVisible()
    await expect(rendered.getByText(busy, { exact: true })).toBeVisible()
    release()
    // The empty form has a problem, so the button reads as before.
    await expect(rendered.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
    await expect(rendered.getByRole('button', { name: button, exact: true })).toBeVisible()
    await expect(rendered.getByText(busy, { exact: true })).toBeHidden()
    await rendered.getByLabel(field).fill('maya')
    await expect(rendered.getByLabel(field)).toHaveValue('maya')
  })
}

test('values, focus, caret and a shown password from before the hydration are kept', async ({
  page,
}) => {
  const release = await holdRequests(page, scripts)
  await page.goto('/login')
  const field = page.getByLabel('Username or email')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('wrong')
  await page.getByRole('button', { name: 'Show password' }).click()
  await field.click()
  await page.keyboard.type('may@example.test')
  for (let step = 0; step < 13; step += 1) await page.keyboard.press('ArrowLeft')
  release()
  await expectHydrated(page)
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await expect(field).toBeFocused()
  await page.keyboard.type('a')
  await expect(field).toHaveValue('maya@example.test')
  await expect(password).toHaveValue('wrong')
  await expect(password).toHaveAttribute('type', 'text')
  // The site has stored the value as a draft, so a reload restores it.
  await page.reload()
  await expect(field).toHaveValue('maya@example.test')
})

for (const [how, send] of [
  ['by Enter', (form: Locator) => form.getByLabel('Username or email').press('Enter')],
  [
    'with a modifier key that would open a window',
    (form: Locator) =>
      form.getByRole('button', { name: 'Login' }).click({ modifiers: ['ControlOrMeta'] }),
  ],
  [
    'by a browser extension',
    (form: Locator) =>
      form.evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit()),
  ],
] as const) {
  test(`a form that is submitted ${how} before the hydration is sent only by the site`, async ({
    page,
    context,
  }) => {
    const person = await sharedMember()
    const opened: Page[] = []
    context.on('page', (other) => opened.push(other))
    const release = await holdRequests(page, scripts)
    const navigations = navigationsOf(page)
    await page.goto('/login')
    const form = page.getByRole('form', { name: 'Login' })
    await form.getByLabel('Username or email').fill(person.email)
    await form.getByLabel('Password', { exact: true }).fill(person.password)
    await send(form)
    await expect(form.locator('[type=submit]')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('button', { name: /Account menu$/ })).toBeVisible()
    expect(opened).toEqual([])
    expect(navigations).toEqual(['GET /login'])
  })
}

test('a provider that is chosen before the hydration opens its popup after it', async ({
  page,
}) => {
  const release = await holdRequests(page, scripts)
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Login with Google' })
  await google.click()
  await expect(google).toHaveAttribute('aria-busy', 'true')
  const popup = page.waitForEvent('popup')
  release()
  await popup
})

test('a link that is followed before the hydration keeps the typed values', async ({ page }) => {
  const release = await holdRequests(page, scripts)
  await page.goto('/signup')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByLabel('First name').fill('Maya')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  release()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
})

test('only the policy of a page with a file allows its inline scripts and styles', async ({
  page,
}) => {
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  const hashes = async (path: string) => [...(await policyOf(path)).matchAll(/'sha256-[^']+'/g)]
  expect(await hashes('/login')).toHaveLength(5)
  expect(await hashes('/profile')).toHaveLength(5)
  expect(await hashes('/no/such/page')).toEqual([])
  const moved = await page.request.get('/login.html', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/login'])
})
