import { expect, type Locator, type Page } from '@playwright/test'
import { forms, holdScripts } from './support/drawn-forms.ts'
import { newMember } from './support/members.ts'
import { expectTakenOver, fillLogin, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

/* The forms of visitors are drawn at build, and the site takes them over as they are (decision 0058). */

const password = 'correct horse'

/** The documents that a page asks for, each as its method and its path. */
const documentsOf = (page: Page): readonly string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isPage) asked.push(`${request.method()} ${pathname}${search}`)
  })
  return asked
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, form, field } of forms) {
    test(`${path} is readable`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('form', { name: form }).getByLabel(field)).toBeVisible()
    })
  }

  test('a form that is sent goes nowhere, with a password in it', async ({ page, troubles }) => {
    troubles.expect(/form-action/)
    const asked = documentsOf(page)
    await page.goto('/login')
    await page.getByLabel('Username or email').fill('maya')
    await page.getByLabel('Password', { exact: true }).fill(password)
    const refused = page.waitForEvent('console', (message) => /form-action/.test(message.text()))
    await page.keyboard.press('Enter')
    await refused
    expect(asked).toEqual(['GET /login'])
  })
})

for (const { path, form, field } of forms) {
  test(`${path} is the same page before and after the site takes it over, and nothing moves`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const letThrough = await holdScripts(page)
    await page.goto(path)
    const drawn = page.getByRole('form', { name: form })
    await expect(drawn).toBeVisible()
    const node = await drawn.elementHandle()
    const before = await drawn.evaluate(({ outerHTML }) => outerHTML)
    letThrough()
    await expectTakenOver(page)
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
    expect(await node?.evaluate(({ isConnected }) => isConnected)).toBe(true)
    expect(await drawn.evaluate(({ outerHTML }) => outerHTML)).toBe(before)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    await drawn.getByLabel(field).fill('maya')
    await expect(drawn.getByLabel(field)).toHaveValue('maya')
  })
}

test('what is typed and shown before the site has come is kept, with the focus and the place in the text', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/login')
  const field = page.getByLabel('Username or email')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('wrong')
  await page.getByRole('button', { name: 'Show password' }).click()
  await field.click()
  await page.keyboard.type('may@example.test')
  for (let step = 0; step < 13; step += 1) await page.keyboard.press('ArrowLeft')
  letThrough()
  await expectTakenOver(page)
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await expect(field).toBeFocused()
  await page.keyboard.type('a')
  await expect(field).toHaveValue('maya@example.test')
  await expect(password).toHaveValue('wrong')
  await expect(password).toHaveAttribute('type', 'text')
  // The site knows it: it is the draft that comes back after a reload.
  await page.reload()
  await expect(field).toHaveValue('maya@example.test')
})

test('a form that is filled in and sent before the site has come is sent once it is there', async ({
  page,
}) => {
  const person = await newMember()
  const letThrough = await holdScripts(page)
  await page.goto('/login')
  await fillLogin(page, { identifier: person.email, password: person.password })
  const submit = page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' })
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/login')
  letThrough()
  await expect(page.getByRole('button', { name: /Account menu$/ })).toBeVisible()
})

for (const [how, send] of [
  [
    'by a key that would open a window',
    (form: Locator) =>
      form.getByRole('button', { name: 'Login' }).click({ modifiers: ['ControlOrMeta'] }),
  ],
  [
    'by an extension of the browser',
    (form: Locator) =>
      form.evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit()),
  ],
] as const) {
  test(`a form that is sent ${how} before the site has come is sent by the site alone`, async ({
    page,
    context,
  }) => {
    const person = await newMember()
    const opened: Page[] = []
    context.on('page', (other) => opened.push(other))
    const letThrough = await holdScripts(page)
    const asked = documentsOf(page)
    await page.goto('/login')
    const form = page.getByRole('form', { name: 'Login' })
    await form.getByLabel('Username or email').fill(person.email)
    await form.getByLabel('Password', { exact: true }).fill(person.password)
    await send(form)
    await expect(form.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true')
    letThrough()
    await expect(page.getByRole('button', { name: /Account menu$/ })).toBeVisible()
    expect(opened).toEqual([])
    expect(asked).toEqual(['GET /login'])
  })
}

for (const press of ['Login', 'Sign Up']) {
  test(`‘${press}’ that was pressed on the form is pressed on no other page`, async ({ page }) => {
    const person = await newMember()
    const other = await page.context().newPage()
    const asked = documentsOf(page)
    const letThrough = await holdScripts(page)
    await page.goto('/login')
    await page.getByLabel('Username or email').fill('maya')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByText(press, { exact: true }).click()
    await signIn(other, person)
    letThrough()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: /Account menu$/ })).toBeVisible()
    expect(asked).toEqual(['GET /login'])
  })
}

test('an empty form that is sent before the site has come is answered on it, and by a toast', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  letThrough()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts.getByRole('alert')).toHaveText(/Please enter your email address/)
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('the way home that is pressed before the site has come leads home', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/forgot-password')
  await page.getByRole('banner').getByRole('link', { name: 'Trellis' }).click()
  letThrough()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a provider that is chosen before the site has come opens its window then', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Login with Google' })
  await google.click()
  await expect(google).toHaveAttribute('aria-busy', 'true')
  const popup = page.waitForEvent('popup')
  letThrough()
  await popup
})

test('a link that is pressed before the site has come keeps what was typed', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/signup')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByLabel('First name').fill('Maya')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  letThrough()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
})

test('only the page of its path allows what stands in a drawn form', async ({ page }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  const hashes = async (path: string) => [...(await policyOf(path)).matchAll(/'sha256-[^']+'/g)]
  expect(await hashes('/login')).toHaveLength(3)
  expect(await hashes('/profile')).toEqual([])
  const moved = await page.request.get('/login.html', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/login'])
})

test('an address with more in it is taken over as it is', async ({ page }) => {
  await page.goto('/login?from=a%20mail#main')
  await expectTakenOver(page)
  await page.getByLabel('Username or email').fill('maya')
  await expect(page).toHaveURL('/login?from=a%20mail#main')
})

test('a chosen theme is there from the first paint', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('trellis:theme', 'dark'))
  await holdScripts(page)
  await page.reload()
  await expect(page.locator('html[data-theme=dark]')).toBeAttached()
  await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute(
    'data-scheme',
    'dark',
  )
})
