import { expect } from '@playwright/test'
import { expectPanel, expectSnapping, openLanding } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

test('a URL with the hash of a panel opens that panel, also after a reload', async ({ page }) => {
  await openLanding(page, '/#why-us')
  await expectPanel(page, 2)
  await page.reload()
  await expectSnapping(page, true)
  await expectPanel(page, 2)
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 3)
  await page.reload()
  await expectPanel(page, 3)
})

test('Back returns to the last panel without a history entry for every panel', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.goto('/')
  await openLanding(page)
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 1)
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expectPanel(page, 1)
  await page.goForward()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/forgot-password')
})

test('a link to a panel opens it, and the machine continues from there', async ({ page }) => {
  await openLanding(page)
  await page.evaluate(() => {
    location.hash = 'why-us'
  })
  await expectPanel(page, 2)
  // The browser scrolls by itself. Only the current link shows that the machine has the new panel.
  const panelLinks = page.getByRole('navigation', { name: 'On this page' })
  await expect(panelLinks.getByRole('link', { name: 'Why Us?' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 3)
})

test('the find function of the browser reaches a panel, and the machine continues from there', async ({
  page,
}) => {
  await openLanding(page)
  const phrase = 'The hard part was never the meal'
  // `window.find` is the find function for scripts. TypeScript has no type for it.
  expect(await page.evaluate(`window.find(${JSON.stringify(phrase)}, true)`)).toBe(true)
  await expectPanel(page, 2)
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 3)
})

test('Tab reaches the controls of every panel, and the machine follows', async ({ page }) => {
  await openLanding(page)
  const last = page.locator('#download').locator('a[href], button').last()
  await page.locator('#why-us').locator('a[href], button').last().focus()
  await expectPanel(page, 2)
  await page.keyboard.press('Tab')
  await expect(page.locator('#download').locator(':focus')).toHaveCount(1)
  await expectPanel(page, 3)
  await last.focus()
  await page.keyboard.press('ArrowUp')
  await expectPanel(page, 2)
})

test('a printed landing page contains every panel, the dark ones with their background', async ({
  page,
}) => {
  await openLanding(page)
  await page.emulateMedia({ media: 'print' })
  for (const id of ['top', 'key-features', 'why-us', 'download'])
    await expect(page.locator(`#${id}`)).toBeVisible()
  for (const id of ['why-us', 'download'])
    await expect(page.locator(`#${id}`)).toHaveCSS('print-color-adjust', 'exact')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThanOrEqual(3)
})
