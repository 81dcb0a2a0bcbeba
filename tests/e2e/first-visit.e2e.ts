import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { accountMenu, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const known = (page: { url(): string }, path: string) => new URL(path, page.url()).href

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is readable, and its links lead on', async ({ page }) => {
    await page.goto('/')
    for (const name of ['Give your plans something to climb.', 'Key Features', 'Why Us?']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Download the App' }).click()
    await expect(page).toHaveURL(known(page, '/#download'))
    await expect(page.getByRole('heading', { name: 'Take the trellis with you.' })).toBeInViewport()
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(known(page, '/login'))
  })
})

test('a visitor who only looks asks for no identity, no toast, no menu and no call', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect(page.locator('[data-snapping]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const late =
    /started-identity|firebase|toast|member-api|http-|account-menu|started-pictures|login|signup/
  expect(asked.filter((url) => late.test(url))).toEqual([])
  // The local stack's stand-in for the providers' script is in no production build (decision 0041).
  const { origin } = new URL(page.url())
  const elsewhere = asked.filter((url) => !url.startsWith(origin) && !url.endsWith('/own/gapi.js'))
  expect(elsewhere).toEqual([])
})

for (const path of ['/', '/login', '/signup']) {
  test(`${path} has its styles in itself and asks for none of them again`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname)
    })
    await page.goto(path)
    const within = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await page.waitForLoadState('networkidle')
    expect(within.length).toBeGreaterThan(0)
    expect(asked.filter((each) => within.includes(each))).toEqual([])
  })
}

test('the intent to sign in loads what signs in', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-snapping]')).toBeAttached()
  const identity = page.waitForRequest(/started-identity/)
  await page.getByRole('link', { name: 'Login' }).hover()
  await identity
})

test('the page that a script takes over is the page that was there', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      Object.assign(window, { before: root?.innerHTML, heading: document.querySelector('h1') })
    })
  })
  await page.goto('/')
  await expect(page.locator('[data-snapping]')).toBeAttached()
  const { before, after, sameHeading } = await page.evaluate(() => ({
    before: String(Reflect.get(window, 'before')),
    after: document.getElementById('root')?.innerHTML,
    sameHeading: Reflect.get(window, 'heading') === document.querySelector('h1'),
  }))
  expect(sameHeading).toBe(true)
  // Only that the panels are moved by the program is new.
  const withoutCopies = (html = '') =>
    html.replace(/<div class="[^"]*" aria-hidden="true"><span.*?<\/div>/g, '')
  expect(withoutCopies(after).replace(' data-snapping="true"', '')).toBe(withoutCopies(before))
})

test('a stored session sees the spinner before any script has come, then the member', async ({
  page,
}) => {
  const person = await newMember()
  await signIn(page, person)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)

  letThrough()
  await expect(accountMenu(page, person)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
})

test('a stored session whose site does not come is told so, and can try again', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_(FAILED|INTERNET_DISCONNECTED)/)
  const person = await newMember()
  await signIn(page, person)
  const scripts = '**/assets/*.js'
  const told = page.getByRole('heading', { name: /^Error: We could not reach the service/ })
  const waiting = page.getByRole('status', { name: 'Loading...' })

  await page.clock.install()
  await page.route(scripts, () => {
    // Never answered.
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(waiting).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(told).toBeFocused()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(told).toBeFocused()
  await context.setOffline(false)

  await page.unroute(scripts)
  await page.route(scripts, (route) => route.abort())
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('html[data-session]')).toBeAttached()
  await expect(told).toBeFocused()

  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(accountMenu(page, person)).toBeVisible()
})
