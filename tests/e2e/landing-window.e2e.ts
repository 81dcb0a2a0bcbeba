import { expect, type Page } from '@playwright/test'
import { expectLed, expectPanel, openLanding, turnWheel } from './support/landing.ts'
import { newMember } from './support/members.ts'
import { signIn } from './support/steps.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

/** Whether the next turn of the wheel is left to the browser. */
const turnIsLeft = async (page: Page) => {
  const next = await page.evaluateHandle(async () => {
    const left = new Promise<boolean>((done) => {
      addEventListener('wheel', (event) => done(!event.defaultPrevented), { once: true })
    })
    // Until a frame has told the compositor of the listener, it scrolls without asking the page.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return { left }
  })
  await turnWheel(page)
  return next.evaluate(({ left }) => left)
}

test.describe('a window of 600 px', () => {
  test.use({ viewport: { width: 1_280, height: 600 } })

  test('scrolls as any page does', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    await page.mouse.move(400, 300)
    expect(await turnIsLeft(page)).toBe(true)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
    await expectLed(page, false)
    await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'none')
    await page.keyboard.press('End')
    await expect(page).toHaveURL('/#download')
  })

  test('jumps in one movement', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Download' })
      .click()
    await expect(page).toHaveURL('/#download')
    await expect(page.locator('#download')).toBeInViewport({ ratio: 0.5 })
  })
})

test('larger text makes it an ordinary page, and smaller text gives the lead back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_280, height: 900 })
  await openLanding(page)
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 1)
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expectLed(page, false)
  expect(await turnIsLeft(page)).toBe(true)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await expectLed(page, true)
})

test('a window that is turned or resized keeps its panel', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1_024 })
  await openLanding(page, '/#why-us')
  for (const [width, height] of [
    [1_024, 768],
    [500, 900],
    [1_600, 1_000],
    [768, 1_024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectPanel(page, 2)
  }
})

test('a telephone that is turned to its side and back keeps its panel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLanding(page, '/#why-us')
  await expectPanel(page, 2)
  await page.setViewportSize({ width: 844, height: 390 })
  await expectLed(page, false)
  await expect(page.locator('#why-us')).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectLed(page, true)
  await expectPanel(page, 2)
})

for (const [width, height] of [
  [360, 680],
  [375, 667],
  [390, 664],
  [412, 732],
  [1_280, 650],
  [1_366, 650],
  [1_536, 730],
] as const) {
  test(`a window of ${width} × ${height} px has room for every panel`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion })
      await openLanding(page)
    }
  })
}

test('every other page is left to the browser', async ({ page }) => {
  await openLanding(page)
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 1)
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('html')).toHaveCSS('touch-action', 'auto')
  await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'none')
})

test('a member’s panels fill the window from edge to edge too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await newMember())
  await openLanding(page)
  await page.keyboard.press('PageDown')
  await expectPanel(page, 1)
  // The focus scrolls by the browser's own rules.
  await page.getByRole('link', { name: /Google Play/ }).focus()
  await expectPanel(page, 3)
})
