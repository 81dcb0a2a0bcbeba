import { expect } from '@playwright/test'
import { openLanding } from './support/landing.ts'
import { test } from './support/test.ts'

test('a visitor finds the app, and at the end of the page both stores (spec 1.01, 1.03, 2.23, 2.29, 2.35, 2.36, 2.37)', async ({
  page,
}) => {
  await openLanding(page)
  await expect(page.getByText('Coordinate. Connect. Cultivate.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Download the App' }).click()
  for (const store of [/Google Play/, /Apple App Store/]) {
    const link = page.getByRole('link', { name: store })
    await expect(link).toBeInViewport()
    await expect(link).toHaveAttribute('href', '#')
  }
})

test('a press as soon as the page is there leads to the stores', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Download the App' }).click()
  await expect(page.getByRole('link', { name: /Google Play/ })).toBeInViewport()
})

test('the words of the marquee keep moving (spec 2.30)', async ({ page }) => {
  await page.goto('/')
  const words = page.getByRole('list', { name: 'What the app does' })
  const place = async () => (await words.boundingBox())?.x ?? 0
  const before = await place()
  await expect.poll(place).toBeLessThan(before - 5)
})

test('four panels fill the screen, one at a time (spec 2.19)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('scroll-snap-type', /^y/)
  const panels = page.locator('[data-panel]')
  const heights = () =>
    panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().height))
  await expect.poll(heights).toEqual([900, 900, 900, 900])
})
