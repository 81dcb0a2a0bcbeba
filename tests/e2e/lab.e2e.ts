import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { startLab } from '../support/lab.ts'
import { expectAccessible } from './support/axe.ts'

/* All tests share one build of the lab. */
test.describe.configure({ mode: 'default' })

let lab: Awaited<ReturnType<typeof startLab>>

test.beforeAll(async () => {
  lab = await startLab()
})
test.afterAll(() => lab.stop())

const open = async (page: Page, fragment: string) => {
  await page.goto(`${lab.url}${fragment}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const screen = (page: Page) => page.frameLocator('iframe[title="The screen"]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const expectStep = (page: Page, step: number, steps: number) =>
  expect(page.getByText(`Step ${step} of ${steps}`, { exact: true })).toBeVisible()

/** Labels of the chart that are wider than their box in the layout. */
const wideLabels = (page: Page) =>
  page
    .locator('[data-edge] li')
    .evaluateAll((labels) =>
      labels
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )

test('the virtual clock reaches the last check of the verification, and the screen shows the count', async ({
  page,
}) => {
  await open(page, '#/verifyEmail/step/0?input=just+signed+up%2C+with+thirty+checks')
  const checks = 30
  for (let check = 1; check <= checks; check += 1) {
    await page.getByRole('button', { name: /^To next timer/ }).click()
    await button(page, 'check verified (polling): is not verified yet').click()
    if (check < checks) await expect(screen(page).getByText(`(${check} of 30 done)`)).toBeVisible()
  }
  const side = page.getByRole('complementary', { name: 'Possible moves and the clock' })
  await expect(side.getByText('5:00.0', { exact: true })).toBeVisible()
  await expect(page.locator('[data-state="waiting.polling.stopped"][data-active]')).toBeVisible()
  await expect(page.getByText('No timer is pending.')).toBeVisible()
})

test('a click on the screen updates the chart, and a click on the chart updates the screen', async ({
  page,
}) => {
  await open(page, '#/login/step/0')
  await screen(page).getByRole('textbox', { name: 'Username or email' }).fill('ana@x.example')
  await screen(page).getByLabel('Password', { exact: true }).fill('hunter2-mine')
  await screen(page).getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.locator('[data-state="signing in"][data-active]')).toBeVisible()
  await button(page, 'sign in: is refused').click()
  await expect(screen(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page
    .locator('[data-chart="login"]')
    .getByRole('button', { name: /^submitted/ })
    .first()
    .click()
  await expect(screen(page).getByRole('button', { name: 'Logging in...' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('hunter2')
  expect(page.url()).not.toContain('hunter2')
})

test('another move after a step back creates a branch that can be restored', async ({ page }) => {
  await open(page, '#/forgotPassword/step/0?view=steps')
  await button(page, 'submitted').click()
  await expectStep(page, 1, 1)
  await page.getByRole('button', { name: 'Step back' }).click()
  await expectStep(page, 0, 1)
  await page
    .getByRole('button', { name: /^field changed/ })
    .first()
    .click()
  await expectStep(page, 1, 1)
  await page.getByRole('button', { name: /^Restore the branch/ }).click()
  await expect(page.getByRole('row', { name: /submitted/ })).toBeVisible()
})

test('a URL opens a step of a generated path with its expected roles', async ({ page }) => {
  await open(page, '#/login/step/0?view=paths')
  const path = page.getByRole('button', { name: /^Walk path/ }).first()
  const id = await path.innerText()
  await path.click()
  await page.getByRole('button', { name: 'Step forward' }).click()
  const url = page.url()
  expect(url).toContain(`#/login/path/${id}/step/1`)
  await page.goto('about:blank')
  await page.goto(url)
  await expect(page.getByRole('heading', { name: `Walking ${id}` })).toBeVisible()
  await expect(page.getByText(/^Step 1 of/).first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Step 1 looks right' }).check()
  await expect(page.getByText(/heading “Welcome back”/).first()).toBeVisible()
})

test('a reported problem is saved as a test with the expected state', async ({ page }) => {
  await open(page, '#/login/step/0')
  await button(page, 'submitted').click()
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('It should sign in at once.')
  await page
    .getByRole('combobox', { name: 'Which state should it be in?' })
    .selectOption('signing in')
  const saving = page.waitForEvent('download')
  await button(page, 'Save as a test').click()
  const file = await (await saving).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    machine: 'login',
    moves: ['submitted'],
    title: 'It should sign in at once.',
    expectations: [{ step: 1, active: ['signing in'] }],
  })
})

test('a chart that is larger than its viewport can be dragged with the mouse', async ({ page }) => {
  await open(page, '#/session/step/0')
  const chart = page.getByRole('region', { name: 'Statechart of session' })
  await expect(page.locator('[data-state="signed out.idle"][data-active]')).toBeInViewport()
  const scrolled = () => chart.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
  const [left = 0, top = 0] = await scrolled()
  const { x = 0, y = 0 } = (await chart.boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 140, y + 100)
  await page.mouse.up()
  await page.mouse.move(x + 300, y + 300)
  await expect.poll(scrolled).toEqual([left - 120, top - 80])
})

test('a large chart opens centred on the active state, and Fit shows all of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
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
  await button(page, 'Fit').click()
  expect(await overflow()).toEqual([0, 0])
  await expect(page.locator('[data-minimap]')).toBeHidden()
  await button(page, 'Centre').click()
  await expect(page.locator('[data-state="signed out.idle"]')).toBeInViewport({ ratio: 1 })
})

test('a wheel with Ctrl zooms the chart and keeps the point under the pointer', async ({
  page,
}) => {
  await open(page, '#/session/step/0')
  const state = page.locator('[data-state="signed out.idle"]')
  await expect(state).toBeInViewport()
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

test('a chart is saved as SVG, PNG and Mermaid', async ({ page }) => {
  await open(page, '#/copyEmail/step/0')
  for (const [kind, begins] of [
    ['SVG', '<svg '],
    ['PNG', '\u{89}PNG'],
    ['Mermaid', 'stateDiagram-v2'],
  ] as const) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: `Save the chart as ${kind}` }).click()
    const content = await readFile(await (await saving).path(), 'latin1')
    expect(content.startsWith(begins), kind).toBe(true)
  }
})

test('a PNG that the browser cannot render is reported as failed', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('EncodingError'))
  })
  await open(page, '#/copyEmail/step/0')
  await page.getByRole('button', { name: 'Save the chart as PNG' }).click()
  await expect(
    page.getByRole('status').getByText(/could not render the chart as a PNG/),
  ).toBeVisible()
})

test('the lab shows every machine without a request to another origin', async ({ page }) => {
  const foreignRequests: string[] = []
  const errors: string[] = []
  await page.route('**/*', (route) => {
    const url = route.request().url()
    if (url.startsWith(lab.url) || /^(?:data|blob):/.test(url)) return route.continue()
    foreignRequests.push(url)
    return route.abort()
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  await open(page, '')
  const machines = page.getByRole('navigation', { name: 'Machines' }).getByRole('link')
  for (let index = 0; index < (await machines.count()); index += 1) {
    await machines.nth(index).click()
    await expect(page.locator('[data-active]').first()).toBeAttached()
    expect(await wideLabels(page)).toEqual([])
    await expect(screen(page).locator('h1, [role="status"]').first()).toBeAttached()
  }
  expect(foreignRequests).toEqual([])
  expect(errors).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`no view of the lab has axe violations in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const view of ['chart', 'cards', 'steps', 'actors', 'paths']) {
      await open(page, `#/verifyEmail/step/0?view=${view}`)
      await expectAccessible(page, view, 'body > #root')
    }
  })

/** The contrast of the labels on the colour of active elements. Axe does not check text over SVG shapes. */
const contrastsOnActive = (page: Page) =>
  page.evaluate(() => {
    const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = parts(color).map((part) =>
        part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
      return (bright + 0.05) / (dark + 0.05)
    }
    const fillOf = (element: Element | null) => (element ? getComputedStyle(element).fill : '')
    const edgeBoxes = [...document.querySelectorAll('[data-edge] rect[data-line="last"]')]
    const boxes = [...document.querySelectorAll('[data-active]:not([data-inside])')]
    return [
      ...edgeBoxes.flatMap((edgeBox) =>
        [...(edgeBox.parentElement?.querySelectorAll('li') ?? [])].map((label) => ({
          texts: label.textContent,
          contrast: contrast(getComputedStyle(label).color, fillOf(edgeBox)),
        })),
      ),
      ...boxes.flatMap((box) =>
        [...box.querySelectorAll('text, tspan')].map((texts) => ({
          texts: texts.textContent,
          contrast: contrast(fillOf(texts), fillOf(box.querySelector('path:not(:first-child)'))),
        })),
      ),
    ]
  })

test('labels on the colour of active elements have enough contrast in the dark theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '#/login/step/1?moves=["submitted"]')
  const labels = await contrastsOnActive(page)
  expect(labels.map(({ texts }) => texts)).toContain('field changed')
  await open(page, '#/verifyEmail/step/0?folded=["waiting"]')
  await expect(button(page, 'Unfold waiting')).toBeVisible()
  const states = await contrastsOnActive(page)
  expect(states.map(({ texts }) => texts)).toContain(' parallel')
  expect([...labels, ...states].filter(({ contrast }) => contrast < 4.5)).toEqual([])
})

test('on a phone no view is wider than the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const view of ['chart', 'cards', 'steps', 'actors', 'paths', 'live']) {
    await open(page, `#/verifyEmail/step/1?moves=["⏱ poll interval"]&view=${view}`)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, view).toBe(390)
  }
})

test('long data in a step does not wrap the states beside it', async ({ page }) => {
  const typed =
    'field changed {"field":"identifier","value":"a.member.with.a.long.name@example.test"}'
  await open(page, `#/login/step/2?view=steps&moves=${JSON.stringify([typed, 'submitted'])}`)
  const state = page.getByRole('cell', { name: /form\.editing/ }).first()
  const lines = await state.evaluate((cell) => {
    const texts = document.createRange()
    texts.selectNodeContents(cell)
    return new Set([...texts.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

test('folding a state keeps the chart visible until the next layout is ready', async ({ page }) => {
  await open(page, '#/session/step/0')
  await expect(button(page, 'Fold signed out')).toBeAttached()
  await page.evaluate(() => {
    const area = document.querySelector('[data-chart]')?.parentElement
    if (area)
      new MutationObserver(() => {
        if (!area.querySelector('[data-chart]')) document.body.dataset.gone = ''
      }).observe(area, { childList: true })
  })
  await button(page, 'Fold signed out').evaluate((fold: HTMLElement) => fold.click())
  await expect(button(page, 'Unfold signed out')).toBeAttached()
  expect(await page.locator('[data-gone]').count()).toBe(0)
})
