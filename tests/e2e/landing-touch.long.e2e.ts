import { expect } from '@playwright/test'
import { expectPanel, expectSnapping, openWithStoppedClock, swipe } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(async ({ page }) => {
  await openWithStoppedClock(page)
})

test('a swipe of any length moves one panel, forward and backward, after a gesture with two fingers, which the browser handles (spec 2.25)', async ({
  page,
}) => {
  const devTools = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 200, y: 400 - apart, id: 1 },
              { x: 200, y: 400 + apart, id: 2 },
            ],
    })
  await fingers('touchStart', 120)
  await fingers('touchMove', 60)
  await fingers('touchMove', 20)
  await fingers('touchEnd', 20)
  await swipe(page, { y: -120 })
  await expectPanel(page, 1)
  await page.clock.runFor(1_000)
  await swipe(page, { y: -500, ms: 300 })
  await expectPanel(page, 2)
  await page.clock.runFor(1_000)
  await swipe(page, { y: 300 })
  await expectPanel(page, 1)
})

test('a zoomed page scrolls natively, and snaps again once it is not zoomed', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  const magnify = (pageScaleFactor: number) =>
    devTools.send('Emulation.setPageScaleFactor', { pageScaleFactor })
  await magnify(2)
  await expectSnapping(page, false)
  await swipe(page, { y: -200 })
  await page.clock.runFor(1_200)
  expect(new URL(page.url()).hash).toBe('')
  await magnify(1)
  await expectSnapping(page, true)
  await expectPanel(page, 0)
  await swipe(page, { y: -200 })
  await expectPanel(page, 1)
})

test.describe('with the toolbars of a mobile browser', () => {
  test.use({ isMobile: true })

  test('no panel is taller than the small viewport', async ({ page }) => {
    const bars = 112
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setSmallViewportHeightDifferenceOverride', { difference: bars })
    const heights = () =>
      page
        .locator('[data-panel]')
        .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height))
    await expect.poll(heights).toEqual(Array(4).fill(844 - bars))
  })
})
