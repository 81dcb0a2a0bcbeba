import { expect, test } from '@playwright/test'
import type { Screenshot } from './screenshots.ts'

const { address: lab, screenshots }: { address: string; screenshots: readonly Screenshot[] } =
  JSON.parse(process.env.TRELLIS_LAB ?? '{"address":"","screenshots":[]}')

const views = {
  'phone-light': { theme: 'light', viewport: { width: 390, height: 844 } },
  'desk-dark': { theme: 'dark', viewport: { width: 1024, height: 720 } },
} as const
const noon = new Date('2026-11-20T12:00:00Z')

for (const { address, name, alone, view } of screenshots) {
  test(`${name} matches its screenshot: ${view}`, async ({ page }) => {
    const { theme, viewport } = views[view]
    await page.setViewportSize(viewport)
    await page.clock.setFixedTime(noon)
    await page.goto(`${lab}design/frame.html?theme=${theme}${address}`, {
      // Parts of a screen are lazy chunks.
      waitUntil: alone ? 'networkidle' : 'load',
    })
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    })
    await expect(page).toHaveScreenshot(`${name}-${view}.png`, { fullPage: true })
  })
}
