import { expect } from '@playwright/test'
import { pages } from '../../machines/paths.ts'
import { storageKeys } from '../../src/services/browser-storage/keys.ts'
import { expectAccessible } from './support/axe.ts'
import { holdRequests, scripts } from './support/hold-requests.ts'
import { sharedMember } from './support/members.ts'
import { openAs, storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('a page of a member whose account is being deleted shows the spinner instead of its frame', async ({
  page,
}) => {
  await storeSession(page, await sharedMember())
  await page.addInitScript((key) => localStorage.setItem(key, '{}'), storageKeys.deletion.key)
  const release = await holdRequests(page, scripts)
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
  await expect(page.getByText('Report An Issue')).toHaveCount(0)
  release()
})

for (const [path, label, width] of [
  ['/settings', 'Delete Account', 412],
  ['/settings', 'Delete Account', 1280],
  ['/edit-profile', 'Date of Birth', 412],
  ['/edit-profile', 'Date of Birth', 768],
] as const)
  test(`${path} shows “${label}” before any script, at its final place at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    await storeSession(page, await sharedMember())
    const release = await holdRequests(page, scripts)
    await page.goto(path, { waitUntil: 'commit' })
    const shown = page.getByRole('main').getByText(label, { exact: true })
    await expect(shown).toBeVisible()
    // The fonts that load later have the same heights.
    const before = (await shown.boundingBox())?.y
    release()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect((await shown.boundingBox())?.y).toBe(before)
    const shift = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'layout-shift', buffered: true })
      return observer
        .takeRecords()
        .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
    })
    // The fonts that load later can move a word to the next line of its text.
    expect(shift).toBeLessThan(0.001)
  })

for (const { width, who, friends } of [
  { width: 390, who: 'a member with a connection', friends: ['tomas'] },
  { width: 390, who: 'a new member', friends: [] },
  { width: 768, who: 'a new member', friends: [] },
  { width: 1440, who: 'a member with a connection', friends: ['tomas'] },
]) {
  test(`the frame of ${who} shows the name before any script, and the profile replaces it without a layout shift at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    // Also caches the fonts, whose arrival would move a word.
    await openAs(page, await sharedMember(), '/settings')
    await page.waitForFunction((key) => localStorage.getItem(key), storageKeys.fonts.key)
    await page.route('**/users/me', async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      const body = { success: true, data: { data: { ...data.data, friends } } }
      await route.fulfill({ response, json: body })
    })
    const release = await holdRequests(page, scripts)
    await page.goto('/profile', { waitUntil: 'commit' })
    const tile = page.getByText('Events attended')
    const heading = page.getByRole('heading', { level: 1 })
    const cards = page.getByRole('heading', { name: 'Quick access' })
    const top = () =>
      Promise.all([heading, tile, cards].map(async (part) => (await part.boundingBox())?.y))
    await expect(cards).toBeVisible()
    const before = await top()
    await expect(heading).toHaveText('Maya Okafor')
    await expect(page.getByText('Loading profile...')).toBeVisible()
    expect(await top()).toEqual(before)
    release()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await expect(heading).toHaveText('Maya Okafor')
    expect(await top()).toEqual(before)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'layout-shift', buffered: true })
      return observer.takeRecords().map((entry) => JSON.stringify(entry))
    })
    expect(shifts).toEqual([])
  })
}

test('with a stored session every page of a member shows its frame, without axe violations, before any script is loaded', async ({
  page,
}) => {
  await storeSession(page, await sharedMember())
  const release = await holdRequests(page, scripts)
  const releaseRecord = await holdRequests(page, '**/users/me')
  for (const [path, { access }] of Object.entries(pages)) {
    if (access !== 'members') continue
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Trellis' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').first()).toBeVisible()
    await expect(page.getByText('Maya')).toHaveCount(0)
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
        .map(({ name }) => name),
    )
    expect(blocking).toEqual([])
    await expectAccessible(page, `the frame of ${path}`)
  }
  releaseRecord()
  release()
})

test('without a stored session a page of a member shows the spinner alone, until the redirect', async ({
  page,
}) => {
  const release = await holdRequests(page, scripts)
  await page.goto('/profile', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page).toHaveTitle('Trellis')
  release()
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle('Login · Trellis')
})
