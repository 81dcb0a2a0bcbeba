import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('the marquee moves by the width of its list in 20 s and starts again (spec 2.30, 9.08)', async ({
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

test('a marquee has as many copies of its list as its width needs, at most 10 (spec 9.09)', async ({
  page,
}) => {
  await page.goto('/')
  const list = page.getByRole('list', { name: 'What the app does' })
  const copied = list.locator('xpath=following-sibling::*').getByText('AI SCHEDULING')
  for (const [width, copies] of [
    [390, 1],
    [1_440, 2],
    [12_000, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await expect(copied).toHaveCount(copies)
    const listWidth = (await list.boundingBox())?.width ?? 0
    expect(Math.min(Math.ceil(width / listWidth), 10)).toBe(copies)
  }
})
