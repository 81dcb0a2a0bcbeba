import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { button, screen, sharedLab } from './support/lab.ts'

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

test('a click on the screen updates the chart, and a click on the chart updates the screen', async ({
  page,
}) => {
  await open(page, '#/login/step/0')
  await screen(page).getByRole('textbox', { name: 'Username or email' }).fill('ana@x.example')
  await screen(page).getByLabel('Password', { exact: true }).fill('hunter2-mine')
  await screen(page).getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.locator('[data-state="signing in"][data-active]')).toBeVisible()
  await button(page, 'sign in: is refused').click()
  await expect(
    screen(page).getByRole('alert').filter({ hasText: 'password isn’t right' }),
  ).toBeVisible()
  await expect(screen(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page
    .locator('[data-chart="login"]')
    .getByRole('button', { name: 'submitted [identifier is an email]' })
    .click()
  await expect(screen(page).getByRole('button', { name: 'Logging in...' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('hunter2')
  expect(page.url()).not.toContain('hunter2')
})

test('the search finds states and events, and an unknown machine is named', async ({ page }) => {
  await open(page, '#/nosuch')
  await expect(page.getByRole('status').filter({ hasText: '“nosuch”' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('resend requested')
  await expect(page.getByRole('navigation', { name: 'Machines' }).getByRole('link')).toHaveText([
    /verifyEmail/,
  ])
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 checks instead of 30').first()).toBeVisible()
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

test('no view of the lab has axe violations, or is wider than a phone', async ({ page }) => {
  for (const view of ['chart', 'steps', 'paths', 'site']) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(page, `#/verifyEmail/step/0?view=${view}`)
    await expectAccessible(page, view, { part: 'body > #root' })
    await page.setViewportSize({ width: 390, height: 844 })
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
