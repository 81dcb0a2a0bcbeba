import { expect } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { newMember, newPerson } from './support/members.ts'
import { ageSignIn } from './support/old-sign-in.ts'
import { continueAs, continueAsNew, openedBy } from './support/provider-window.ts'
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

test('/settings and its dialogs have no axe violations', async ({ page }) => {
  await openAs(page, await newMember(), '/settings')
  await expectAccessible(page, '/settings')
  for (const name of ['Report An Issue', 'Delete Account']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, name, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('a Google member with an old sign-in reauthenticates in the popup', async ({
  page,
  pageErrors,
}) => {
  // There is no picture to remove.
  pageErrors.expect(/status of 404/)
  const { email } = newPerson()
  await page.goto('/login')
  await continueAsNew(await openedBy(page, 'Login with Google'), { email, name: 'Inès Ferreira' })
  await expect(page).toHaveURL('/profile-completion')
  await ageSignIn(page)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  await continueAs(await openedBy(page, 'Continue with Google'), email)
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
})
