import { expectPanel, openWithStoppedClock, turnWheel } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

test('a roll of many turns without a pause moves one panel', async ({ page }) => {
  await openWithStoppedClock(page)
  for (let turn = 0; turn < 15; turn += 1) {
    await turnWheel(page)
    await page.clock.runFor(100)
  }
  await expectPanel(page, 1)
})

test('a turn 999 ms after a step is dropped, not queued', async ({ page }) => {
  await openWithStoppedClock(page)
  await turnWheel(page)
  await expectPanel(page, 1)
  await page.clock.runFor(999)
  await turnWheel(page)
  await page.clock.runFor(5_000)
  await turnWheel(page)
  await expectPanel(page, 2)
})

test('a turn 1000 ms after a step is the next step', async ({ page }) => {
  await openWithStoppedClock(page)
  await turnWheel(page)
  await expectPanel(page, 1)
  await page.clock.runFor(1_000)
  await turnWheel(page)
  await expectPanel(page, 2)
})

test('a turn before the first or after the last panel does nothing', async ({ page }) => {
  await openWithStoppedClock(page)
  await turnWheel(page, -1)
  await page.clock.runFor(200)
  await turnWheel(page)
  await expectPanel(page, 1)
  await page.keyboard.press('End')
  await page.clock.runFor(3_000)
  await page.keyboard.press('End')
  await page.clock.runFor(3_000)
  await expectPanel(page, 3)
  await turnWheel(page)
  await page.clock.runFor(200)
  await turnWheel(page, -1)
  await expectPanel(page, 2)
})
