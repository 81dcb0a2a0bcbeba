import { expect } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
import { continueAsNew, openedBy } from './support/provider-window.ts'
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

test('/settings lists the only way to log in of a member with Google, and offers no other password', async ({
  page,
}) => {
  const { email } = newPerson()
  await page.goto('/signup')
  await continueAsNew(await openedBy(page, 'Sign up with Google'), { email, name: 'Maya Okafor' })
  await expect(page).toHaveURL('/profile-completion')
  await page.goto('/settings')
  const ways = page.getByRole('list', { name: 'Ways to log in' })
  await expect(ways.getByRole('listitem')).toHaveText([`Google${email}`])
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeHidden()
})
