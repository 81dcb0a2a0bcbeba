import { expect, type Page } from '@playwright/test'
import { newMember } from './support/members.ts'
import { accountMenu, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

/** The limit of a good score for the cumulative layout shift: https://web.dev/articles/cls */
const goodShift = 0.1

test.use({ colorScheme: 'light' })

test('a chosen theme applies at once, after a reload and after a logout', async ({ page }) => {
  const person = await newMember()
  await signIn(page, person)
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
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
})

for (const path of ['/', '/login', '/signup', '/forgot-password']) {
  test(`late fonts cause no layout shift on ${path}`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await route.continue()
    })
    await page.addInitScript(`
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifts.push(value)
      }).observe({ type: 'layout-shift', buffered: true })`)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const shifts = await page.evaluate<number[]>('window.shifts')
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(goodShift / 5)
  })
}

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
