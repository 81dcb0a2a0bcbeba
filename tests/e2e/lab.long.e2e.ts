import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { button, expectStep, screen, sharedLab } from './support/lab.ts'

const { lab, open } = sharedLab()

/** Labels of the chart that are wider than their box in the layout. */
const wideLabels = (page: Page) =>
  page
    .locator('[data-edge] li')
    .evaluateAll((labels) =>
      labels
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )

/** Buttons of the chart that reach beyond the box which the layout gives them, and are cut off there. */
const cutOffLines = (page: Page) =>
  page
    .locator('[data-chart] foreignObject > button')
    .evaluateAll((lines) =>
      lines
        .filter(
          (line) =>
            line.getBoundingClientRect().bottom >
            (line.parentElement?.getBoundingClientRect().bottom ?? 0) + 0.5,
        )
        .map(({ textContent }) => textContent),
    )

test('the virtual clock reaches the last check of the verification, and the screen waits for the next one', async ({
  page,
}) => {
  await open(page, '#/verifyEmail/step/0?input=just+signed+up%2C+with+thirty+checks')
  const checks = 30
  for (let check = 1; check <= checks; check += 1) {
    await page.getByRole('button', { name: /^To next timer/ }).click()
    await button(page, 'check verified (polling): is not verified yet').click()
    if (check < checks) await expect(screen(page).getByText('Next check in 10 s')).toBeVisible()
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
    .getByRole('button', { name: 'submitted [identifier is an email]' })
    .click()
  await expect(screen(page).getByRole('button', { name: 'Logging in...' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('hunter2')
  expect(page.url()).not.toContain('hunter2')
})

test('another move after a step back creates a branch that survives a reload', async ({ page }) => {
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
  await page.goto('about:blank')
  await page.goBack()
  await page.getByRole('button', { name: 'Open step 1, submitted, on its branch' }).click()
  await expect(page.getByRole('row', { name: /submitted/ })).toBeVisible()
})

test('a URL opens a step of a generated path with its expected roles', async ({ page }) => {
  await open(page, '#/login/step/0?view=paths')
  const tour = page.getByRole('region', { name: 'Tour: every transition once' })
  const path = tour.getByRole('button', { name: /^Walk path/ }).first()
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

test('a reported problem is saved as a test, once the tester has said what should hold', async ({
  page,
}) => {
  await open(page, '#/login/step/0')
  await button(page, 'submitted').click()
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('It should sign in at once.')
  await button(page, 'Save as a test').click()
  await expect(page.getByRole('status').getByText(/^Choose what should hold/)).toBeVisible()
  await page
    .getByRole('combobox', { name: 'What should hold at 0:00.0?' })
    .selectOption(JSON.stringify({ active: ['signing in'] }))
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

test('a chart is saved as SVG, PNG and Mermaid', async ({ page }) => {
  await open(page, '#/copyEmail/step/0')
  await page.getByText('Save as', { exact: true }).click()
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
  await page.getByText('Save as', { exact: true }).click()
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
    if (url.startsWith(lab().url) || /^(?:data|blob):/.test(url)) return route.continue()
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
    expect(await cutOffLines(page)).toEqual([])
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
