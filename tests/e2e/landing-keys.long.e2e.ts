import { expect } from '@playwright/test'
import { expectPanel, openWithStoppedClock } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

test.beforeEach(async ({ page }) => {
  await openWithStoppedClock(page)
})

test('arrows, page keys and Space move one panel', async ({ page }) => {
  for (const [key, panel] of [
    ['ArrowDown', 1],
    ['PageDown', 2],
    ['Space', 3],
    ['ArrowUp', 2],
    ['PageUp', 1],
    ['Shift+Space', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expectPanel(page, panel)
    await page.clock.runFor(1_000)
  }
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

test('shortcuts are left to the browser, and Enter and Space to the focused control', async ({
  page,
}) => {
  const film = page.getByRole('button', { name: 'Play the film' })
  await film.focus()
  await expectPanel(page, 2)
  await page.keyboard.press('Space')
  await expect(page.getByText('The film is coming soon.')).toBeVisible()
  await expectPanel(page, 2)

  await page.getByRole('link', { name: 'Download the App' }).focus()
  await expectPanel(page, 0)
  await page.keyboard.press('Enter')
  await page.clock.runFor(2_400)
  await expectPanel(page, 3)
  await expect(page.locator('#download h2')).toBeFocused()

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
