import { expect, type Locator, type Page } from '@playwright/test'
import { openLanding } from './support/landing.ts'
import { newMember } from './support/members.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

const backgroundOf = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor)

/** The user's colour for selected items. */
const highlightOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'Highlight'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test('in forced colours a checked chip has another background, not only an icon', async ({
  page,
}) => {
  await storeSession(page, await newMember())
  await page.goto('/preferences')
  const checked = page.getByRole('checkbox', { name: 'Hiking' })
  const unchecked = page.getByRole('checkbox', { name: 'Karaoke' })
  const highlight = await highlightOf(page)
  await expect(checked).toBeChecked()
  expect(await backgroundOf(checked)).toBe(highlight)
  expect(await backgroundOf(unchecked)).not.toBe(highlight)
})

test('in forced colours the chosen theme has another background, not only a tick', async ({
  page,
}) => {
  await storeSession(page, await newMember())
  await page.goto('/settings')
  const chosen = page.getByRole('radio', { name: 'System' })
  const highlight = await highlightOf(page)
  await expect(chosen).toBeChecked()
  expect(await backgroundOf(chosen)).toBe(highlight)
  expect(await backgroundOf(page.getByRole('radio', { name: 'Dark' }))).not.toBe(highlight)
})

test('in forced colours the side navigation marks the current panel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLanding(page, '/#why-us')
  const panelLinks = page.getByRole('navigation', { name: 'On this page' })
  const nodeOf = (name: string) => panelLinks.getByRole('link', { name }).locator('span').last()
  const highlight = await highlightOf(page)
  expect(await backgroundOf(nodeOf('Why Us?'))).toBe(highlight)
  expect(await backgroundOf(nodeOf('Download'))).not.toBe(highlight)
})

test('in forced colours the end of the headline does not cover the line above', async ({
  page,
}) => {
  await openLanding(page)
  const headline = page.getByRole('heading', { level: 1 })
  const shown = await headline.screenshot()
  await headline.locator('span').evaluate((end) => {
    end.style.display = 'inline'
  })
  expect(shown.equals(await headline.screenshot())).toBe(true)
})

test('in forced colours the main action is filled and the other one is not', async ({ page }) => {
  await storeSession(page, await newMember())
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog')
  const fillOf = (name: string) =>
    dialog
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  const text = await dialog.evaluate((one) => getComputedStyle(one).color)
  expect(await fillOf('Delete Account')).toBe(text)
  expect(await fillOf('Cancel')).not.toBe(text)
})

test('in forced colours a field and a dialog have visible borders', async ({ page }) => {
  await storeSession(page, await newMember())
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Report An Issue' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCSS('border-top-style', 'solid')
  const field = dialog.getByRole('textbox')
  await expect(field).toBeFocused()
  await expect(field).toHaveCSS('outline-style', 'solid')
})
