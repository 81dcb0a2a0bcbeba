import { expect, test } from '@playwright/test'
import { startLab } from '../support/lab.ts'

/* The foundations of the design, from the component gallery, in both themes. */
test.describe.configure({ mode: 'default' })

let lab: Awaited<ReturnType<typeof startLab>>

test.beforeAll(async () => {
  lab = await startLab()
})
test.afterAll(() => lab.stop())

const views = {
  'phone-light': { theme: 'light', viewport: { width: 390, height: 844 } },
  'desk-dark': { theme: 'dark', viewport: { width: 1024, height: 720 } },
} as const
const noon = new Date('2026-11-20T12:00:00Z')

for (const [view, { theme, viewport }] of Object.entries(views))
  test(`the foundations match their screenshots: ${view}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.clock.setFixedTime(noon)
    await page.goto(`${lab.url}design/frame.html?theme=${theme}`)
    await page.waitForFunction(() => 'mount' in window)
    const ids = await page.evaluate(() => window.foundations)
    for (const id of ids.filter((each) => each !== 'motion')) {
      await page.evaluate((one) => window.mount(one), id)
      await expect.soft(page).toHaveScreenshot(`${id}-${view}.png`, { fullPage: true })
    }
  })
