import { expect, test } from '@playwright/test'
import type { Sight } from './sight.ts'

const { address: lab, sights }: { address: string; sights: readonly Sight[] } = JSON.parse(
  process.env.TRELLIS_LAB ?? '{"address":"","sights":[]}',
)

/* Colours do not depend on the width nor the layout on the theme, so two of the four pairs show both. */
const views = [
  { name: 'phone-light', theme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'desk-dark', theme: 'dark', viewport: { width: 1280, height: 800 } },
] as const
const noon = new Date('2026-11-20T12:00:00Z')

for (const { address, name } of sights) {
  for (const view of views) {
    test(`${name} looks as it did: ${view.name}`, async ({ page }) => {
      await page.setViewportSize(view.viewport)
      await page.clock.setFixedTime(noon)
      await page.goto(`${lab}design/frame.html?theme=${view.theme}${address}`, {
        waitUntil: 'networkidle',
      })
      await page.evaluate(async () => {
        await document.fonts.ready
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
      })
      await expect(page).toHaveScreenshot(`${name}-${view.name}.png`, { fullPage: true })
    })
  }
}
