import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { button, expectStep, screen, sharedLab } from './support/lab.ts'

const { open } = sharedLab()

test.use({ viewport: { width: 1440, height: 900 } })

/** Waits until the recorded coverage is loaded and drawn above the chart, which then keeps its size and position. */
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

test('a large chart opens centred on the active state, and can be shown whole', async ({
  page,
}) => {
  await open(page, '#/session/step/0')
  await expect(page.locator('[data-state="signed out.idle"]')).toBeInViewport({ ratio: 1 })
  const chart = page.getByRole('region', { name: 'Statechart of session' })
  const overflow = () =>
    chart.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ])
  expect(Math.min(...(await overflow()))).toBeGreaterThan(0)
  await expect(page.locator('[data-minimap]')).toBeVisible()
  await button(page, 'Whole chart').click()
  expect(await overflow()).toEqual([0, 0])
  await expect(page.locator('[data-minimap]')).toBeHidden()
  await button(page, 'Fit').click()
  await expect(page.locator('[data-state="signed out.idle"]')).toBeInViewport({ ratio: 1 })
  const text = page.locator('[data-state="signed out.idle"] text').first()
  const factor = await text.evaluate((one) =>
    one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 0) : 0,
  )
  expect(factor * 13).toBeGreaterThanOrEqual(10)
  await button(page, 'Centre').click()
  await expect(page.locator('[data-state="signed out.idle"]')).toBeInViewport({ ratio: 1 })
})

test('in a window of 1280 × 720 px the introduction leaves space for the chart, and the minimap covers only the chart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '')
  const boxOf = async (locator: Locator) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const chart = page.getByRole('region', { name: 'Statechart of login' })
  await expect(page.getByRole('region', { name: 'Introduction' })).toBeVisible()
  const minimap = page.locator('[data-minimap]')
  await expect(minimap).toBeVisible()
  await expectSettled(page)
  const [area, map] = [await boxOf(chart), await boxOf(minimap)]
  const foot = await boxOf(page.getByRole('slider', { name: 'Position in the recording' }))
  expect(Math.min(area.y + area.height, foot.y) - area.y).toBeGreaterThan(300)
  expect(map.y).toBeGreaterThan(area.y)
  expect(map.y + map.height).toBeLessThan(area.y + area.height)
  expect(map.height).toBeLessThan(area.height / 3)
})

test('a wheel with Ctrl zooms the chart and keeps the point under the pointer', async ({
  page,
}) => {
  await open(page, '#/session/step/0')
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
})

test('an event on the chart offers the samples that take it and says why others do not', async ({
  page,
}) => {
  await open(page, '#/login/step/0')
  const chart = page.locator('[data-chart="login"]')
  await chart.getByRole('button', { name: 'submitted [identifier is an email]' }).click()
  const refused = page.getByRole('dialog', { name: 'submitted [identifier is an email]' })
  await expect(refused.getByText('Nothing takes this transition now.')).toBeVisible()
  await expect(refused.getByText(/takes form: submitted \[/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(refused).toBeHidden()
  await chart.getByRole('button', { name: 'field changed' }).click()
  const offered = page.getByRole('dialog', { name: 'field changed' })
  await offered.getByRole('button', { name: 'field changed (an email is typed)' }).click()
  await expect(offered).toBeHidden()
  await expectStep(page, 1, 1)
  await expect(screen(page).getByRole('textbox', { name: 'Username or email' })).toHaveValue(
    'maya@lindqvist.example',
  )
})

test('outcomes of services and timers can be pressed on the chart', async ({ page }) => {
  await open(page, '#/verifyEmail/step/0')
  const chart = page.locator('[data-chart="verifyEmail"]')
  await chart.getByRole('button', { name: 'after poll interval' }).first().click()
  await expect(page.getByText('check verified (polling) is running')).toBeVisible()
  await chart
    .getByRole('button', { name: /^check verified fails/ })
    .first()
    .click()
  await expectStep(page, 2, 2)
})

test('the lab opens with an introduction on login, and the tour explains every part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '')
  await expect(page.getByRole('heading', { level: 1, name: 'login' })).toBeVisible()
  const introduction = page.getByRole('region', { name: 'Introduction' })
  await introduction.getByRole('button', { name: 'Tour, one minute' }).click()
  const tour = page.getByRole('region', { name: 'Tour of the lab' })
  for (let part = 1; part < 6; part += 1) {
    await expect(tour.getByText(`${part} of 6`)).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await tour.getByRole('button', { name: 'Start testing' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'login' })).toBeVisible()
  await expect(introduction).toBeHidden()
})

test('an input with smaller limits than the site is named as such', async ({ page }) => {
  await open(page, '#/verifyEmail/step/0')
  const note = page.getByText('Smaller limits than on the site')
  await expect(note).toBeVisible()
  await page
    .getByRole('combobox', { name: 'Input' })
    .selectOption('just signed up, with thirty checks')
  await expect(note).toBeHidden()
})

test('a pane is resized with the mouse and with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '#/login/step/0')
  const moves = page.getByRole('complementary', { name: 'Possible moves and the clock' })
  const width = async () => (await moves.boundingBox())?.width ?? 0
  const before = await width()
  const splitter = page.getByRole('separator', { name: 'Width of the moves' })
  await splitter.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(width).toBe(before + 16)
  const { x = 0, y = 0 } = (await splitter.boundingBox()) ?? {}
  await page.mouse.move(x + 4, y + 100)
  await page.mouse.down()
  await page.mouse.move(x - 36, y + 100)
  await page.mouse.up()
  await expect.poll(width).toBe(before + 56)
})

test('a bug becomes a saved test with the keyboard alone', async ({ page }) => {
  await open(page, '')
  await page.keyboard.press('/')
  await page.keyboard.type('forgot')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'forgotPassword' })).toBeVisible()
  const moves = page.getByRole('complementary', { name: 'Possible moves and the clock' })
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

test('the keys work after the focus was on the screen, and reach every move', async ({ page }) => {
  await open(page, '#/verifyEmail/step/0')
  await screen(page).getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('3')
  await expect(page.getByText('Step 1 of 1', { exact: true })).toBeVisible()
  await expect(page.locator('[data-state="waiting.resending.sending"][data-active]')).toBeVisible()
  const moves = page.getByRole('complementary', { name: 'Possible moves and the clock' })
  const digits = moves.locator(
    'button[aria-keyshortcuts]:not([aria-keyshortcuts=t], [aria-keyshortcuts=T])',
  )
  const reached = new Set<string>()
  const all = await moves.getByRole('button', { name: /^Digits for moves/ }).innerText()
  const count = Number(/of (\d+)/.exec(all)?.[1])
  for (let number = 0; number < Math.ceil(count / 9); number += 1) {
    for (const text of await digits.allInnerTexts()) reached.add(text.replace(/^\d\s*/, ''))
    await page.keyboard.press('0')
  }
  // The button that moves the digits is among them, with another text each time.
  expect(reached.size).toBeGreaterThanOrEqual(count)
})

test('a chart that is larger than its viewport can be dragged with the mouse', async ({ page }) => {
  await open(page, '#/session/step/0')
  const chart = page.getByRole('region', { name: 'Statechart of session' })
  await expect(page.locator('[data-state="signed out.idle"][data-active]')).toBeInViewport()
  await expectSettled(page)
  const scrolled = () => chart.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
  const [left = 0, top = 0] = await scrolled()
  const { x = 0, y = 0 } = (await chart.boundingBox()) ?? {}
  // The active state is at the bottom left of the chart.
  await page.mouse.move(x + 140, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 100)
  await page.mouse.up()
  await page.mouse.move(x + 300, y + 300)
  await expect.poll(scrolled).toEqual([left + 120, top - 80])
})

test('a screen that cannot be loaded says so, and the chart goes on', async ({ page }) => {
  await page.route(/login-previews/, (route) => route.abort())
  await open(page, '#/login/step/0')
  await expect(screen(page).getByRole('alert')).toContainText('The screen failed')
  await button(page, 'submitted').click()
  await expectStep(page, 1, 1)
  await page.unroute(/login-previews/)
  await screen(page).getByRole('button', { name: 'Try again' }).click()
  await expect(screen(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible()
})

test('a screen without a server says so, and the chart goes on', async ({ page }) => {
  await page.route(/screen\/index\.html/, (route) => route.abort())
  await open(page, '#/login/step/0')
  await expect(page.getByRole('alert')).toContainText('The screen could not be loaded.')
  await button(page, 'submitted').click()
  await expectStep(page, 1, 1)
})
