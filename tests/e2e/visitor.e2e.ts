import { expect } from '@playwright/test'
import { openLanding } from './support/landing.ts'
import { test } from './support/test.ts'

test('the landing page presents the app and links to both stores at its end (spec 1.01, 1.03, 2.23, 2.29, 2.35, 2.36, 2.37)', async ({
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

test('each of the four panels fills the viewport (spec 2.19)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('scroll-snap-type', /^y/)
  const panels = page.locator('[data-panel]')
  const heights = () =>
    panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().height))
  await expect.poll(heights).toEqual([900, 900, 900, 900])
})
