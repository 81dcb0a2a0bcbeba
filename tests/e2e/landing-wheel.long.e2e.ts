import { expect } from '@playwright/test'
import { expectPanel, nativeTurns, openWithStoppedClock, turnWheel } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

test('the browser handles zooming, horizontal turns, and turns over a scroll container or a dialog', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  const first = nativeTurns(page, 3)
  await page.keyboard.down('Control')
  await turnWheel(page)
  await page.keyboard.up('Control')
  await page.clock.runFor(200)
  await page.mouse.wheel(120, 20)
  await page.clock.runFor(200)
  await turnWheel(page)
  expect(await first).toEqual([true, true, false])
  await expectPanel(page, 1)
  await page.clock.runFor(1_000)

  await page.evaluate(() => {
    const box = document.createElement('div')
    box.style.cssText =
      'position:fixed;inset:100px auto auto 100px;width:500px;height:300px;overflow:auto'
    const long = document.createElement('div')
    long.style.height = '400px'
    box.append(long)
    document.body.append(box)
  })
  const overBox = nativeTurns(page, 2)
  await turnWheel(page)
  await page.clock.runFor(200)
  await expect.poll(() => page.evaluate(() => document.body.lastElementChild?.scrollTop)).toBe(100)
  await turnWheel(page)
  expect(await overBox).toEqual([true, false])
  await expectPanel(page, 2)
  await page.clock.runFor(1_000)

  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    document.body.lastElementChild?.replaceWith(dialog)
    dialog.showModal()
  })
  const overDialog = nativeTurns(page, 2)
  const isKeyNative = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        addEventListener('keydown', (event) => done(!event.defaultPrevented), { once: true })
      }),
  )
  await turnWheel(page)
  await page.keyboard.press('ArrowDown')
  expect(await isKeyNative).toBe(true)
  await page.evaluate(() => document.querySelector('dialog')?.remove())
  await page.clock.runFor(1_000)
  await turnWheel(page)
  expect(await overDialog).toEqual([true, false])
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
