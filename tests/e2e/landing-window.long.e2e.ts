import { expect, type Page } from '@playwright/test'
import { expectPanel, expectSnapping, openLanding, turnWheel } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

/** Whether the browser handles the next turn of the wheel. */
const isTurnNative = async (page: Page) => {
  const next = await page.evaluateHandle(async () => {
    const native = new Promise<boolean>((done) => {
      addEventListener('wheel', (event) => done(!event.defaultPrevented), { once: true })
    })
    // The compositor ignores a new listener until the next frame.
    await new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)))
    return { native }
  })
  await turnWheel(page)
  return next.evaluate(({ native }) => native)
}

test.describe('a viewport with a height of 600 px', () => {
  test.use({ viewport: { width: 1_280, height: 600 } })

  test('scrolls natively', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    await page.mouse.move(400, 300)
    expect(await isTurnNative(page)).toBe(true)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
    await expectSnapping(page, false)
    await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'none')
    await page.keyboard.press('End')
    await expect(page).toHaveURL('/#download')
  })
})

test('rotating or resizing the window keeps the panel, and a larger font size switches to native scrolling until it is smaller again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1_024 })
  await openLanding(page, '/#why-us')
  for (const [width, height] of [
    [1_024, 768],
    [500, 900],
    [1_600, 1_000],
    [1_280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectPanel(page, 2)
  }
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expectSnapping(page, false)
  expect(await isTurnNative(page)).toBe(true)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await expectSnapping(page, true)
})

test('every panel fits the smallest viewports that snap', async ({ page }) => {
  await openLanding(page)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const [width, height] of [
      [360, 680],
      [375, 667],
      [390, 664],
      [412, 732],
      [720, 800],
      [1_024, 640],
      [1_280, 650],
      [1_536, 730],
    ] as const) {
      await page.setViewportSize({ width, height })
      const notFitting = await page.locator('[data-panel]').evaluateAll((panels) =>
        panels
          .filter((panel) => {
            const isWholeWindow = parseFloat(getComputedStyle(panel).minHeight) > 0
            return !isWholeWindow || panel.getBoundingClientRect().height > innerHeight + 1
          })
          .map(({ id }) => id),
      )
      expect(notFitting, `${width} × ${height}, ${reducedMotion}`).toEqual([])
    }
  }
  await expectSnapping(page, true)
})

test('a smaller viewport has an ordinary page with whole illustrations', async ({ page }) => {
  await page.goto('/#why-us')
  const panelLinks = page.getByRole('navigation', { name: 'On this page' })
  // The page is hydrated once the current link is marked.
  await expect(panelLinks.getByRole('link', { name: 'Why Us?' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const calendar = page.getByRole('img', { name: /^An illustrated calendar/ })
  const headline = page.getByRole('heading', { level: 1 })
  for (const [width, height] of [
    [320, 640],
    [720, 799],
    [768, 700],
    [960, 600],
    [1_023, 799],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectSnapping(page, false)
    await expect(panelLinks).toHaveCSS('position', 'relative')
    const cutOff = await calendar.evaluate((image) => {
      const drawing = [...image.children].find((child) => child.checkVisibility())
      const band = image.closest('section')?.querySelector('ul')
      return (
        (drawing?.getBoundingClientRect().bottom ?? 0) - (band?.getBoundingClientRect().top ?? 0)
      )
    })
    expect(cutOff, `${width} × ${height}`).toBeLessThanOrEqual(1)
    const space = await headline.evaluate((heading) => {
      const lead = heading.parentElement?.nextElementSibling
      return (lead?.getBoundingClientRect().top ?? 0) - heading.getBoundingClientRect().bottom
    })
    expect(space, `${width} × ${height}`).toBeGreaterThanOrEqual(width < 720 ? 8 : 20)
  }
})

test('the links at the bottom of a phone are in the order of the panels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLanding(page)
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const inScrollOrder = ['Key Features', 'Why Us?', 'Download']
  for (const [dir, order] of [
    ['ltr', inScrollOrder],
    ['rtl', inScrollOrder.toReversed()],
  ] as const) {
    await page.evaluate((value) => {
      document.documentElement.dir = value
    }, dir)
    const fromLeft = await links.evaluateAll((all) =>
      all
        .map((link) => ({ text: link.textContent, x: link.getBoundingClientRect().x }))
        .sort((one, other) => one.x - other.x)
        .map(({ text }) => text),
    )
    expect(fromLeft, dir).toEqual(order)
  }
})
