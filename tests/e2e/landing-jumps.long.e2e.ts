import { expect, type Page } from '@playwright/test'
import { expectPanel, openWithStoppedClock, turnWheel } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

const panelLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name })

test('the side navigation moves panel by panel and marks the current one, and drops input meanwhile (spec 2.26, 4.04, 4.05, 4.06, 4.07)', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  await panelLink(page, 'Download').click()
  await expectPanel(page, 1)
  await expect(panelLink(page, 'Key Features')).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(600)
  await turnWheel(page)
  await page.keyboard.press('Home')
  await panelLink(page, 'Why Us?').click()
  await page.clock.runFor(600)
  await expectPanel(page, 2)
  await page.clock.runFor(1_200)
  await expectPanel(page, 3)
  await expect(panelLink(page, 'Download')).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('#download h2')).toBeFocused()
  await page.clock.runFor(5_000)
  await turnWheel(page, -1)
  await expectPanel(page, 2)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a step is not animated, and a jump is instant', async ({ page }) => {
    await openWithStoppedClock(page)
    const positions = await page.evaluateHandle(() => {
      const seen: number[] = []
      addEventListener('scroll', () => seen.push(scrollY))
      return seen
    })
    await page.keyboard.press('ArrowDown')
    await expectPanel(page, 1)
    await expect.poll(async () => [...new Set(await positions.jsonValue())]).toEqual([900])
    await page.clock.runFor(1_000)
    await panelLink(page, 'Download').click()
    await expectPanel(page, 3)
  })
})
