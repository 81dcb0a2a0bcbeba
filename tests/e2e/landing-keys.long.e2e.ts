import { expect } from '@playwright/test'
import { expectPanel, openWithStoppedClock } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

test.beforeEach(async ({ page }) => {
  await openWithStoppedClock(page)
})

for (const [forward, backward] of [
  ['ArrowDown', 'ArrowUp'],
  ['PageDown', 'PageUp'],
  ['Space', 'Shift+Space'],
] as const)
  test(`${forward} and ${backward} move one panel`, async ({ page }) => {
    await page.keyboard.press(forward)
    await expectPanel(page, 1)
    await page.clock.runFor(1_000)
    await page.keyboard.press(forward)
    await expectPanel(page, 2)
    await page.clock.runFor(1_000)
    await page.keyboard.press(backward)
    await expectPanel(page, 1)
  })

test('End and Home are chains of steps 1200 ms apart (spec 9.07)', async ({ page }) => {
  await page.keyboard.press('End')
  await expectPanel(page, 1)
  await page.clock.runFor(1_199)
  await expectPanel(page, 1)
  await page.clock.runFor(1)
  await expectPanel(page, 2)
  await page.clock.runFor(1_200)
  await expectPanel(page, 3)
  await page.clock.runFor(1_000)
  await page.keyboard.press('Home')
  await expectPanel(page, 2)
  await page.clock.runFor(1_200)
  await expectPanel(page, 1)
  await page.clock.runFor(1_200)
  await expectPanel(page, 0)
})

test('Enter follows the focused link', async ({ page }) => {
  await page.getByRole('link', { name: 'Download the App' }).focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(2_400)
  await expectPanel(page, 3)
  await expect(page.locator('#download h2')).toBeFocused()
})

test('Space activates the focused button', async ({ page }) => {
  const film = page.getByRole('button', { name: 'Play the film' })
  await film.focus()
  await expectPanel(page, 2)
  await page.keyboard.press('Space')
  await expect(page.getByText('The film is coming soon.')).toBeVisible()
  await expectPanel(page, 2)
})

test('shortcuts are left to the browser', async ({ page }) => {
  const notPrevented = await page.evaluateHandle(() => {
    const seen: boolean[] = []
    addEventListener('keydown', (event) => {
      if (event.key === 'ArrowDown') seen.push(!event.defaultPrevented)
    })
    return seen
  })
  for (const keys of ['Alt+ArrowDown', 'Control+ArrowDown', 'Shift+ArrowDown', 'ArrowDown'])
    await page.keyboard.press(keys)
  expect(await notPrevented.jsonValue()).toEqual([true, true, true, false])
})
