import { expect, type Locator, type Page } from '@playwright/test'
import { openLanding } from './support/landing.ts'
import { sharedMember } from './support/members.ts'
import { openMemberPage } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
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

test('in forced colours a chosen chip or theme and the main action have another background, and fields and dialogs have borders', async ({
  page,
}) => {
  await openAs(page, await sharedMember(), '/preferences')
  const highlight = await highlightOf(page)
  const checked = page.getByRole('checkbox', { name: 'Hiking' })
  await expect(checked).toBeChecked()
  expect(await backgroundOf(checked)).toBe(highlight)
  expect(await backgroundOf(page.getByRole('checkbox', { name: 'Karaoke' }))).not.toBe(highlight)

  await openMemberPage(page, '/settings')
  const chosen = page.getByRole('radio', { name: 'System' })
  await expect(chosen).toBeChecked()
  expect(await backgroundOf(chosen)).toBe(highlight)
  expect(await backgroundOf(page.getByRole('radio', { name: 'Dark' }))).not.toBe(highlight)

  await page.getByRole('button', { name: 'Report An Issue' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCSS('border-top-style', 'solid')
  const field = dialog.getByRole('textbox')
  await expect(field).toBeFocused()
  await expect(field).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Delete Account' }).click()
  const fillOf = (name: string) => backgroundOf(dialog.getByRole('button', { name, exact: true }))
  const text = await dialog.evaluate((one) => getComputedStyle(one).color)
  expect(await fillOf('Delete Account')).toBe(text)
  expect(await fillOf('Cancel')).not.toBe(text)
})

test('in forced colours the side navigation marks the current panel, and the end of the headline does not cover the line above', async ({
  page,
}) => {
  await openLanding(page)
  const headline = page.getByRole('heading', { level: 1 })
  const shown = await headline.screenshot()
  await headline.locator('span').evaluate((end) => {
    end.style.display = 'inline'
  })
  expect(shown.equals(await headline.screenshot())).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await openLanding(page, '/#why-us')
  const panelLinks = page.getByRole('navigation', { name: 'On this page' })
  const nodeOf = (name: string) => panelLinks.getByRole('link', { name }).locator('span').last()
  const highlight = await highlightOf(page)
  expect(await backgroundOf(nodeOf('Why Us?'))).toBe(highlight)
  expect(await backgroundOf(nodeOf('Download'))).not.toBe(highlight)
})
