import { chromium, expect } from '@playwright/test'
import { chromiumFlags, findChromium, noOutsideNetwork } from '../support/chromium.ts'
import { expectPanel, openLanding } from './support/landing.ts'
import { stack } from './support/stack.ts'
import { test } from './support/test.ts'

/*
 * Headless Chromium treats every wheel event as a separate gesture and snaps differently from a Chromium with a
 * window. If there is a display, this test uses a window.
 */
const display = process.env.DISPLAY ?? ''

test('in a browser with a window, each roll of the wheel moves one panel and ends at its edge', async () => {
  test.info().skip(display === '', 'There is no display. Use xvfb-run to test native snapping.')
  const browser = await chromium.launch({
    headless: false,
    executablePath: findChromium() ?? '',
    args: [...chromiumFlags, ...noOutsideNetwork],
  })
  try {
    const page = await browser.newPage({
      baseURL: stack.site,
      viewport: { width: 1_440, height: 900 },
    })
    await page.clock.install()
    await openLanding(page)
    for (const panel of [1, 2, 3]) {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_500)
      for (let turn = 0; turn < 8; turn += 1) {
        await page.mouse.wheel(0, 120)
        await page.clock.runFor(30)
      }
      await expectPanel(page, panel)
    }
    await page.clock.runFor(1_000)
    await page.keyboard.press('Home')
    await page.clock.runFor(4_000)
    await expectPanel(page, 0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  } finally {
    await browser.close()
  }
})
