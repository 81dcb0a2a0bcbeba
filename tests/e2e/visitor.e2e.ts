import { expect } from '@playwright/test'
import { openLanding } from './support/landing.ts'
import { test } from './support/test.ts'

test('the landing page presents the app and links to both stores at its end (spec 1.01, 1.03, 2.23, 2.29, 2.35, 2.36, 2.37)', async ({
  page,
}) => {
  await openLanding(page)
  await expect(page.getByText('Coordinate. Connect. Cultivate.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Download the App' }).click()
  for (const store of [/Google Play/, /Apple App Store/]) {
    const link = page.getByRole('link', { name: store })
    await expect(link).toBeInViewport()
    await expect(link).toHaveAttribute('href', '#')
  }
})

test('a click as soon as the page is visible scrolls to the stores', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Download the App' }).click()
  await expect(page.getByRole('link', { name: /Google Play/ })).toBeInViewport()
})

test('the marquee keeps moving (spec 2.30)', async ({ page }) => {
  await page.goto('/')
  const list = page.getByRole('list', { name: 'What the app does' })
  const left = async () => (await list.boundingBox())?.x ?? 0
  const before = await left()
  await expect.poll(left).toBeLessThan(before - 5)
})

test('the marquee moves by the width of its list in 20 s and starts again (spec 9.08)', async ({
  page,
}) => {
  await page.goto('/')
  const list = page.getByRole('list', { name: 'What the app does' })
  await expect.poll(() => list.evaluate((it) => it.parentElement?.getAnimations().length)).toBe(1)
  const loop = await list.evaluate((it) => {
    const [animation] = it.parentElement?.getAnimations() ?? []
    if (!animation) throw new Error('The marquee is not animated.')
    animation.pause()
    const distanceAt = (milliseconds: number) => {
      animation.currentTime = milliseconds
      return it.getBoundingClientRect().x / it.getBoundingClientRect().width
    }
    const start = distanceAt(0)
    return [5_000, 10_000, 19_999, 20_000, 30_000].map((at) => start - distanceAt(at))
  })
  for (const [index, distance] of [0.25, 0.5, 1, 0, 0.5].entries()) {
    expect(loop[index]).toBeCloseTo(distance, 2)
  }
})

for (const [width, copies] of [
  [390, 1],
  [1_440, 2],
  [12_000, 10],
] as const) {
  test(`a marquee of ${width} px has ${copies} of at most 10 copies of its list (spec 9.09)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    const list = page.getByRole('list', { name: 'What the app does' })
    const copied = list.locator('xpath=following-sibling::*').getByText('AI SCHEDULING')
    await expect(copied).toHaveCount(copies)
    const listWidth = (await list.boundingBox())?.width ?? 0
    expect(Math.min(Math.ceil(width / listWidth), 10)).toBe(copies)
  })
}

test('each of the four panels fills the viewport (spec 2.19)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('scroll-snap-type', /^y/)
  const panels = page.locator('[data-panel]')
  const heights = () =>
    panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().height))
  await expect.poll(heights).toEqual([900, 900, 900, 900])
})
