import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { signIn } from './support/steps.ts'
import { test } from './support/test.ts'

test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

test('in forced colours a checked chip has another background, not only an icon', async ({
  page,
}) => {
  await signIn(page, await newMember())
  await page.goto('/preferences')
  const checked = page.getByRole('checkbox', { name: 'Hiking' })
  const unchecked = page.getByRole('checkbox', { name: 'Karaoke' })
  const backgroundOf = (chip: typeof checked) =>
    chip.evaluate((one) => getComputedStyle(one).backgroundColor)
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'Highlight'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect(checked).toBeChecked()
  expect(await backgroundOf(checked)).toBe(highlight)
  expect(await backgroundOf(unchecked)).not.toBe(highlight)
})

test('in forced colours the main action is filled and the other one is not', async ({ page }) => {
  await signIn(page, await newMember())
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
  await signIn(page, await newMember())
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Report An Issue' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCSS('border-top-style', 'solid')
  const field = dialog.getByRole('textbox')
  await expect(field).toBeFocused()
  await expect(field).toHaveCSS('outline-style', 'solid')
})
