import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

for (const [where, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a tall window', { width: 1_280, height: 1_600 }],
] as const) {
  test(`a double click on Delete Account keeps its dialog open in ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openAs(page, await newMember(), '/settings')
    await page.getByRole('button', { name: 'Delete Account' }).dblclick()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAttribute('data-open')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  })
}
