import { expect } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { sharedMember } from './support/members.ts'
import { accountMenu, logOut, storedKeys } from './support/steps.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const urlOf = (page: { url(): string }, path: string) => new URL(path, page.url()).href

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is readable, scrolls normally, and its links work', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'none')
    for (const name of ['Give your plans something to climb.', 'Key Features', 'Why Us?']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Download the App' }).click()
    await expect(page).toHaveURL(urlOf(page, '/#download'))
    await expect(page.getByRole('heading', { name: 'Take the trellis with you.' })).toBeInViewport()
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(urlOf(page, '/login'))
  })
})

test('the landing page loads no identity library, toasts, menu or API client for a passive visitor, and a record only for a member (spec 2.38, 4.43, 7.01, 7.03)', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  await expect(page.locator('[data-snapping]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const lazyChunks =
    /started-identity|firebase|toast|member-api|http-|account-menu|started-pictures|login|signup|users\/me/
  expect(requested.filter((url) => lazyChunks.test(url))).toEqual([])
  // The local stack's stub for the providers' script is not part of a production build (decision 0041).
  const { origin } = new URL(page.url())
  const elsewhere = requested.filter(
    (url) => !url.startsWith(origin) && !url.endsWith('/own/gapi.js'),
  )
  expect(elsewhere).toEqual([])

  await storeSession(page, await sharedMember())
  const loading = page.waitForRequest('**/users/me')
  await page.goto('/')
  const request = await loading
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(new URL(request.url()).pathname).toBe('/api/users/me')
  expect(await request.headerValue('authorization')).toBe(`Bearer ${token}`)
})

test('a page contains its styles inline, and requests each stylesheet once, which blocks no paint', async ({
  page,
}) => {
  for (const path of ['/', '/login']) {
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') requested.push(request.url())
    })
    await page.goto(path)
    const sheet = page.locator('link[rel=stylesheet][media]')
    await expect(sheet.first()).toHaveAttribute('media', 'all')
    await page.waitForLoadState('networkidle')
    expect(requested.length).toBeGreaterThan(0)
    expect(new Set(requested).size).toBe(requested.length)
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.css'))
        .map((entry) => Reflect.get(entry, 'renderBlockingStatus')),
    )
    expect(new Set(blocking)).toEqual(new Set(['non-blocking']))
  }
})

test('the profile loads only the fonts with the common characters', async ({ page }) => {
  await storeSession(page, await sharedMember())
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  const release = await holdRequests(page, '**/*-common-*.woff2')
  await page.goto('/profile', { waitUntil: 'commit' })
  await expect(page.locator('#complete-fonts')).toHaveAttribute('media', 'all')
  release()
  await page.waitForLoadState('networkidle')
  expect(fonts).toHaveLength(2)
  for (const font of fonts) expect(font).toContain('-common-')
})

test('a character that is not common loads its font once the site has opened a form', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  const complete = page.waitForRequest(/instrument-sans-latin.*\.woff2/)
  await page.getByLabel('First name').fill('Ünal')
  await complete
})

test('the complete stylesheets do not change the prerendered landing page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/)
  const look = () =>
    page.locator('#root *').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const { color, font, backgroundColor } = getComputedStyle(element)
        return [left, top, width, height, color, font, backgroundColor].join(' ')
      }),
    )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/*.{js,woff2}', (route) => route.abort())
  const release = await holdRequests(page, '**/*.css')
  await page.goto('/')
  await expect(page.locator('link[rel=stylesheet][media]').first()).toHaveAttribute(
    'media',
    'print',
  )
  const before = await look()
  release()
  await expect(page.locator('link[rel=stylesheet][media]').first()).toHaveAttribute('media', 'all')
  expect(await look()).toEqual(before)
})

test('hydration does not change the prerendered page', async ({ page }) => {
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
  // Hydration adds only the attribute for snapping, the copies in the marquee and the stems of the side vine.
  const withoutAdditions = (html = '') =>
    html
      .replace(' data-snapping="true"', '')
      .replace(/<div class="[^"]*" aria-hidden="true"><span.*?<\/div>/g, '')
      .replace(/(<nav [^>]*><svg .*?<path .*?<\/path>).*?(?=<\/svg><ul)/, '$1')
  expect(withoutAdditions(after)).toBe(withoutAdditions(before))
})

test('with a stored session the page shows the member before the identity library has loaded', async ({
  page,
}) => {
  const person = await sharedMember()
  await storeSession(page, person)
  const release = await holdRequests(page, '**/started-identity-*.js')
  const lookups: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('accounts:lookup') && request.method() === 'POST')
      lookups.push(request.url())
  })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: person.firstName })).toBeVisible()
  expect(lookups).toHaveLength(1)

  await logOut(page, person)
  await expect(page).toHaveURL('/login')
  expect(await storedKeys(page)).toEqual([])
  release()
  await page.reload()
  await expect(page).toHaveURL('/login')
  expect(await storedKeys(page)).toEqual([])
})

test('with a stored session the page shows after 10 s that it is still loading, and an error if the site cannot be loaded (fault 131)', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_(FAILED|INTERNET_DISCONNECTED)/)
  const person = await sharedMember()
  await storeSession(page, person)
  const scripts = '**/assets/*.js'
  const errorHeading = page.getByRole('heading', { name: /^Error: We couldn’t reach our servers/ })
  const spinner = page.getByRole('status', { name: 'Loading...' })

  await page.clock.install()
  await page.route(scripts, () => {
    // Never responds.
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(spinner).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('heading', { name: /^This page is still loading/ })).toBeFocused()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(errorHeading).toBeFocused()
  await context.setOffline(false)

  // Without a route in between, the requests that have no response would continue.
  await page.route(scripts, (route) => route.abort())
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('html[data-session]')).toBeAttached()
  await expect(errorHeading).toBeFocused()

  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(accountMenu(page, person)).toBeVisible()
})
