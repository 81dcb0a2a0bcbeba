import { expect, type Page } from '@playwright/test'
import { expectPanel, openLanding, openStilled, turnWheel } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name })

test('the side navigation walks panel by panel and marks where the page is (spec 2.26, 4.04, 4.05)', async ({
  page,
}) => {
  await openStilled(page)
  await place(page, 'Download').click()
  await expectPanel(page, 1)
  await expect(place(page, 'Key Features')).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(1_200)
  await expectPanel(page, 2)
  await page.clock.runFor(1_200)
  await expectPanel(page, 3)
  await expect(place(page, 'Download')).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('#download h2')).toBeFocused()
})

test('what hands do during a jump is dropped (spec 4.06, 4.07)', async ({ page }) => {
  await openStilled(page)
  await place(page, 'Why Us?').click()
  await page.clock.runFor(600)
  await turnWheel(page)
  await page.keyboard.press('Home')
  await place(page, 'Download').click()
  await page.clock.runFor(600)
  await expectPanel(page, 2)
  await page.clock.runFor(5_000)
  await turnWheel(page, -1)
  await expectPanel(page, 1)
})

test('Download the App leads to the stores', async ({ page }) => {
  await openStilled(page)
  await page.getByRole('link', { name: 'Download the App' }).click()
  await page.clock.runFor(2_400)
  await expectPanel(page, 3)
})

test.describe('for readers who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a jump goes at once', async ({ page }) => {
    await openStilled(page)
    await place(page, 'Download').click()
    await expectPanel(page, 3)
  })

  test('a step is no movement', async ({ page }) => {
    await openLanding(page)
    const places = await page.evaluateHandle(() => {
      const seen: number[] = []
      addEventListener('scroll', () => seen.push(scrollY))
      return seen
    })
    await page.keyboard.press('ArrowDown')
    await expectPanel(page, 1)
    await expect.poll(async () => [...new Set(await places.jsonValue())]).toEqual([900])
  })
})
