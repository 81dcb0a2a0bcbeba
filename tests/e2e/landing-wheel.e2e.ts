import { expect } from '@playwright/test'
import { expectPanel, nativeTurns, openWithStoppedClock, turnWheel } from './support/landing.ts'
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

test('a turn while text is being selected does not move the panel', async ({ page }) => {
  await openWithStoppedClock(page)
  const native = nativeTurns(page, 2)
  const heading = page.getByRole('heading', { level: 1 })
  const box = await heading.boundingBox()
  if (!box) throw new Error('The headline is not shown.')
  await page.mouse.move(box.x + 4, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 12, { steps: 4 })
  const mouse = await page.context().newCDPSession(page)
  const held = { x: box.x + 20, y: box.y + 20, button: 'left', buttons: 1 } as const
  await mouse.send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    ...held,
    deltaX: 0,
    deltaY: 4,
  })
  await page.mouse.up()
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '')
  expect(selected.length).toBeGreaterThan(5)
  expect(await heading.textContent()).toContain(selected.trim().split(/\s+/u)[0])
  await page.clock.runFor(1_000)
  await turnWheel(page)
  expect(await native).toEqual([true, false])
  await expectPanel(page, 1)
})
