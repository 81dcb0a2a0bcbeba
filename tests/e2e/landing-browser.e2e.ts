import { expect } from '@playwright/test'
import { expectLed, expectPanel, openLanding } from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

test('an address with a panel opens there, and a reload stays', async ({ page }) => {
  await openLanding(page, '/#why-us')
  await expectPanel(page, 2)
  await page.reload()
  await expectLed(page, true)
  await expectPanel(page, 2)
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 3)
  await page.reload()
  await expectPanel(page, 3)
})

test('Back returns to the panel that was left, without a stop at every panel', async ({ page }) => {
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

test('a link to a panel leads there and the machine goes on from it', async ({ page }) => {
  await openLanding(page)
  await page.evaluate(() => {
    location.hash = 'why-us'
  })
  await expectPanel(page, 2)
  // The browser has moved the page by itself: only the mark says that the machine has followed.
  const places = page.getByRole('navigation', { name: 'On this page' })
  await expect(places.getByRole('link', { name: 'Why Us?' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 3)
})

test('the search of the browser reaches a panel and the machine goes on from it', async ({
  page,
}) => {
  await openLanding(page)
  const words = 'It was finding the hour'
  // `window.find` is the search that a script may start; it is not in the standard library.
  expect(await page.evaluate(`window.find(${JSON.stringify(words)}, true)`)).toBe(true)
  await expectPanel(page, 2)
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 3)
})

test('Tab reaches the controls of every panel and the machine follows', async ({ page }) => {
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

test('a printed landing page has every panel', async ({ page }) => {
  await openLanding(page)
  await page.emulateMedia({ media: 'print' })
  for (const id of ['top', 'key-features', 'why-us', 'download'])
    await expect(page.locator(`#${id}`)).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThanOrEqual(3)
})
