import { expectPanel, openWithStoppedClock, turnWheel } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

test('a turn of the wheel moves one panel, forward and backward (spec 2.24, 4.02, 4.03)', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  for (const panel of [1, 2, 3]) {
    await turnWheel(page)
    await expectPanel(page, panel)
    await page.clock.runFor(1_000)
  }
  for (const panel of [2, 1, 0]) {
    await turnWheel(page, -1)
    await expectPanel(page, panel)
    await page.clock.runFor(1_000)
  }
})
