import { expect, type Page } from '@playwright/test'
import { storageKeys } from '../../src/services/browser-storage/keys.ts'
import { sharedMember } from './support/members.ts'
import { accountMenu } from './support/steps.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

/** The limit of a good score for the cumulative layout shift: https://web.dev/articles/cls */
const goodShift = 0.1

test.use({ colorScheme: 'light' })

test('a chosen theme applies at once, after a reload and after a logout, and fonts are used before the first paint once they are cached', async ({
  page,
}) => {
  const person = await sharedMember()
  await storeSession(page, person)
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await loadedFonts(page)
  await recordBackgrounds(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  const barColours = page.locator('meta[name="theme-color"]')
  await expect(barColours.first()).toHaveAttribute('media', 'not all')
  await expect(barColours.last()).toHaveAttribute('media', 'all')
  expect(await recordedBackgrounds(page)).toEqual(['rgb(13, 23, 18)'])

  await accountMenu(page, person).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/forgot-password')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await recordedBackgrounds(page)).toEqual(['rgb(13, 23, 18)'])
  await expect(page.locator('#fonts')).toHaveAttribute('media', 'all')
})

for (const [path, width] of [
  ['/', 1440],
  ['/', 768],
  ['/', 390],
  ['/login', 1440],
  ['/login', 390],
  ['/signup', 768],
  ['/forgot-password', 1440],
  ['/forgot-password', 390],
] as const) {
  test(`fonts load after ${path} was painted, and shift nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(`
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifts.push(value)
      }).observe({ type: 'layout-shift', buffered: true })`)
    await page.goto(path)
    await loadedFonts(page)

    const { paint, fonts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      fonts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }))
    expect(fonts.filter(({ startTime }) => startTime < paint)).toEqual([])
    expect(fonts.map(({ name }) => /[\w-]+-common/.exec(name)?.[0]).sort()).toEqual([
      'familjen-grotesk-common',
      'instrument-sans-common',
    ])
    const shifts = await page.evaluate<number[]>('window.shifts')
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(goodShift / 5)
  })
}

/** The page sets this key when its fonts have loaded. */
const loadedFonts = (page: Page) =>
  page.waitForFunction((key) => localStorage.getItem(key), storageKeys.fonts.key)

/** Records the background colours of all frames of the next pages. */
const recordBackgrounds = (page: Page) =>
  page.addInitScript(`
    window.backgrounds = new Set();
    (function record() {
      if (document.body) {
        window.backgrounds.add(getComputedStyle(document.documentElement).backgroundColor)
      }
      requestAnimationFrame(record)
    })()`)

const recordedBackgrounds = (page: Page) => page.evaluate<string[]>('[...window.backgrounds]')
