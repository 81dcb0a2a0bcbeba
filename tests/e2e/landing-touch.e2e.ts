import { expect } from '@playwright/test'
import { expectLed, expectPanel, openStilled, swipe } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(async ({ page }) => {
  await openStilled(page)
})

test('a swipe moves one panel, however long it is, and back (spec 2.25)', async ({ page }) => {
  await swipe(page, { y: -120 })
  await expectPanel(page, 1)
  await page.clock.runFor(1_000)
  await swipe(page, { y: -500, ms: 300 })
  await expectPanel(page, 2)
  await page.clock.runFor(1_000)
  await swipe(page, { y: 300 })
  await expectPanel(page, 1)
})

test('80 px are a swipe and 79 px are none', async ({ page }) => {
  await swipe(page, { y: -79 })
  await swipe(page, { y: -80 })
  await expectPanel(page, 1)
})

test('500 ms are a swipe and 501 ms are none', async ({ page }) => {
  await swipe(page, { y: -200, ms: 501 })
  await swipe(page, { y: -200, ms: 500 })
  await expectPanel(page, 1)
})

test('a drift of 0.3 of the way is a swipe and more is none', async ({ page }) => {
  await swipe(page, { y: -200, x: 62 })
  await swipe(page, { y: -200, x: -60 })
  await expectPanel(page, 1)
})

test('a swipe during the cooldown is dropped', async ({ page }) => {
  await swipe(page, { y: -200 })
  await expectPanel(page, 1)
  await page.clock.runFor(999)
  await swipe(page, { y: -200 })
  await page.clock.runFor(1)
  await swipe(page, { y: -200 })
  await expectPanel(page, 2)
})

test('two fingers are left to the browser', async ({ page }) => {
  const glass = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    glass.send('Input.dispatchTouchEvent', {
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
  await swipe(page, { y: -200 })
  await expectPanel(page, 1)
})

test('a magnified page is moved by the finger, and led again once it is whole', async ({
  page,
}) => {
  const glass = await page.context().newCDPSession(page)
  const magnify = (pageScaleFactor: number) =>
    glass.send('Emulation.setPageScaleFactor', { pageScaleFactor })
  await magnify(2)
  await expectLed(page, false)
  await swipe(page, { y: -200 })
  await page.clock.runFor(1_200)
  expect(new URL(page.url()).hash).toBe('')
  await magnify(1)
  await expectLed(page, true)
  await expectPanel(page, 0)
  await swipe(page, { y: -200 })
  await expectPanel(page, 1)
})

test.describe('under the bars of a telephone’s browser', () => {
  test.use({ isMobile: true })

  test('no panel is taller than what they leave', async ({ page }) => {
    const bars = 112
    const glass = await page.context().newCDPSession(page)
    await glass.send('Emulation.setSmallViewportHeightDifferenceOverride', { difference: bars })
    const heights = () =>
      page
        .locator('[data-panel]')
        .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height))
    await expect.poll(heights).toEqual(Array(4).fill(844 - bars))
  })
})
