import { expect, type Page } from '@playwright/test'
import { holdRequests, scripts } from './support/hold-requests.ts'
import { expectPanel, expectSnapping, turnWheel } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

/** Opens the landing page up to its first panel, without waiting for scripts. */
const openPrerendered = async (page: Page) => {
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await page.mouse.move(400, 300)
}

/** Turns the wheel by a notch and waits until the page no longer scrolls. */
const turnToTheEnd = async (page: Page) => {
  // In an object, so that this call waits for the listener only, and not yet for the event.
  const scrollEnd = await page.evaluateHandle(() => ({
    event: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  }))
  await turnWheel(page)
  await scrollEnd.evaluate(async ({ event }) => void (await event))
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a turn of the wheel before the script has loaded leaves a panel in view, with ${reducedMotion} for motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const release = await holdRequests(page, scripts)
    await openPrerendered(page)
    await turnToTheEnd(page)
    await expectPanel(page, 0)
    release()
    await expectSnapping(page, true)
    // Events that follow an earlier one within 150 ms may be its inertia.
    const start = await page.evaluate(() => performance.now())
    await page.waitForFunction((from) => performance.now() > from + 150, start)
    await turnWheel(page)
    await expectPanel(page, 1)
  })
}

test('the page scrolls normally if its script does not load', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/)
  await page.route(scripts, (route) => route.abort())
  await openPrerendered(page)
  await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'none')
  await turnToTheEnd(page)
  expect(await page.evaluate(() => scrollY)).toBe(120)
})
