import { expect, test } from '@playwright/test'
import type { Sight } from './sight.ts'

const { address: lab, sights }: { address: string; sights: readonly Sight[] } = JSON.parse(
  process.env.TRELLIS_LAB ?? '{"address":"","sights":[]}',
)

const views = {
  'phone-light': { theme: 'light', viewport: { width: 390, height: 844 } },
  'desk-dark': { theme: 'dark', viewport: { width: 1024, height: 720 } },
} as const
const noon = new Date('2026-11-20T12:00:00Z')

for (const { address, name, alone, view } of sights) {
  test(`${name} looks as it did: ${view}`, async ({ page }) => {
    const { theme, viewport } = views[view]
    await page.setViewportSize(viewport)
    await page.clock.setFixedTime(noon)
    await page.goto(`${lab}design/frame.html?theme=${theme}${address}`, {
      // Parts of a screen come in files of their own.
      waitUntil: alone ? 'networkidle' : 'load',
    })
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    })
    await expect(page).toHaveScreenshot(`${name}-${view}.png`, { fullPage: true })
  })
}
