import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { signIn } from './support/steps.ts'
import { test } from './support/test.ts'

test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

test('where the reader forces colours, a chosen chip differs by its ground, not by its icon alone', async ({
  page,
}) => {
  await signIn(page, await newMember())
  await page.goto('/preferences')
  const chosen = page.getByRole('checkbox', { name: 'Hiking' })
  const free = page.getByRole('checkbox', { name: 'Karaoke' })
  const groundOf = (chip: typeof chosen) =>
    chip.evaluate((one) => getComputedStyle(one).backgroundColor)
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'Highlight'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect(chosen).toBeChecked()
  expect(await groundOf(chosen)).toBe(highlight)
  expect(await groundOf(free)).not.toBe(highlight)
})

test('where the reader forces colours, a field and a dialog keep their edges', async ({ page }) => {
  await signIn(page, await newMember())
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Report An Issue' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCSS('border-top-style', 'solid')
  const field = dialog.getByRole('textbox')
  await expect(field).toBeFocused()
  await expect(field).toHaveCSS('outline-style', 'solid')
})
