import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { button, expectStep, sharedLab } from './support/lab.ts'

const { open } = sharedLab()

test.use({ viewport: { width: 1440, height: 900 } })

/** Waits until the recorded coverage is loaded and rendered above the chart, which then keeps its size and position. */
const expectSettled = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: /^Statechart/ }).evaluate(async (chart) => {
    let last = ''
    for (let same = 0; same < 40; ) {
      await new Promise(requestAnimationFrame)
      const { top, height } = chart.getBoundingClientRect()
      const now = [top, height, chart.scrollTop, chart.scrollHeight].join(' ')
      same = now === last ? same + 1 : 0
      last = now
    }
  })
}

test('a large chart opens readable at the active state, and can be shown whole', async ({
  page,
}) => {
  await open(page, '#/session/step/0')
  await button(page, 'Close').click()
  const active = page.locator('[data-state="signed out.idle"]')
  await expect(active).toBeInViewport({ ratio: 1 })
  const chart = page.getByRole('region', { name: 'Statechart of session' })
  const textSize = () =>
    page
      .locator('[data-state] text')
      .first()
      .evaluate((one) =>
        one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 0) * 13 : 0,
      )
  // The browser rounds widths.
  expect(await textSize()).toBeGreaterThan(10.99)
  // tests/lab/chart.test.ts measures the labels of every machine in a pane of 760 × 600 px, around which are 16 and 84 px.
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {}
  expect(Math.min(width - 776, height - 684)).toBeGreaterThanOrEqual(0)
  await button(page, 'Whole').click()
  const overflow = () =>
    chart.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ])
  await expect.poll(overflow).toEqual([0, 0])
  expect(await textSize()).toBeGreaterThan(8.99)
})

test('a wheel with Ctrl zooms the chart and keeps the point under the pointer, and a mouse drags it', async ({
  page,
}) => {
  await open(page, '#/session/step/0?folded=[]')
  const state = page.locator('[data-state="signed out.idle"]')
  await expect(state).toBeInViewport()
  await expectSettled(page)
  const before = await state.boundingBox()
  const [x, y] = [(before?.x ?? 0) + 10, (before?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect
    .poll(async () => (await state.boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 1.1)
  const after = await state.boundingBox()
  const factor = (after?.width ?? 0) / (before?.width ?? 1)
  expect(Math.abs((after?.x ?? 0) + 10 * factor - x)).toBeLessThan(3)
  expect(Math.abs((after?.y ?? 0) + 10 * factor - y)).toBeLessThan(3)

  const chart = page.getByRole('region', { name: 'Statechart of session' })
  const scrolled = () => chart.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
  // From here it can move in every direction.
  await chart.evaluate((area) => area.scrollTo(200, 200))
  const [left = 0, top = 0] = await scrolled()
  const corner = await chart.boundingBox()
  const moveTo = (right: number, down: number) =>
    page.mouse.move((corner?.x ?? 0) + right, (corner?.y ?? 0) + down)
  await moveTo(140, 20)
  await page.mouse.down()
  await moveTo(20, 100)
  await page.mouse.up()
  await moveTo(300, 300)
  await expect.poll(scrolled).toEqual([left + 120, top - 80])
})

test('the chart, the moves, the clock and the report fit into 1280 × 720 px, and the chart follows the region that has just changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '#/verifyEmail/step/0')
  await button(page, 'Close').click()
  const { width = 0, height = 0 } =
    (await page.getByRole('region', { name: /^Statechart/ }).boundingBox()) ?? {}
  expect(width).toBeGreaterThanOrEqual(640)
  expect(height).toBeGreaterThanOrEqual(440)
  for (const name of ['Moves', 'Context', 'Something is wrong here', 'To next timer, 10 s'])
    await expect(button(page, name).last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('z')
  await expect(button(page, 'Context')).toBeHidden()
  await page.keyboard.press('z')
  await expect(button(page, 'Context')).toBeVisible()
  await expect(page.locator('[data-state="waiting.polling.pausing"]')).toBeInViewport({ ratio: 1 })
  await button(page, 'resend requested').click()
  await expect(
    page.locator('[data-state="waiting.resending.sending"][data-active]'),
  ).toBeInViewport({
    ratio: 1,
  })
})

test('a bug becomes a saved test with the keyboard alone', async ({ page }) => {
  await open(page, '')
  await page.keyboard.press('/')
  await page.keyboard.type('forgot')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'forgotPassword' })).toBeVisible()
  const moves = page.getByRole('region', { name: 'Moves and data' })
  const submit = moves.getByRole('button', { name: 'submitted', exact: true })
  const digit = (await submit.getAttribute('aria-keyshortcuts')) ?? ''
  await page.keyboard.press(digit)
  await expectStep(page, 1, 1)
  await page.keyboard.press('ArrowLeft')
  await expectStep(page, 0, 1)
  await page.keyboard.press('ArrowRight')
  await expectStep(page, 1, 1)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'The lab and its keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.keyboard.type('The hint is missing.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const saving = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await (await saving).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    machine: 'forgotPassword',
    title: 'The hint is missing.',
    moves: ['submitted'],
    expectations: [{ step: 1 }],
  })
})
