import { expect, type Page } from '@playwright/test'
import { newPerson } from '../support/members.ts'
import { ageSignIn } from '../support/old-sign-in.ts'
import {
  continueAs,
  continueAsNew,
  openedBy,
  openingsOf,
  recordOpenings,
  waitUntilReady,
} from '../support/provider-window.ts'
import { test } from '../support/test.ts'

/** Opens /settings as a new Google member whose sign-in is 10 minutes old, and returns the email. */
const openSettingsWithOldSignIn = async (page: Page): Promise<string> => {
  const { email } = newPerson()
  await page.goto('/login')
  await continueAsNew(await openedBy(page, 'Login with Google'), { email, name: 'Inès Ferreira' })
  await expect(page).toHaveURL('/profile-completion')
  await ageSignIn(page)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  return email
}

test('a Google member with an old sign-in reauthenticates in the popup, which opens while the click is handled', async ({
  page,
  pageErrors,
}) => {
  // There is no picture to remove.
  pageErrors.expect(/status of 404/)
  await recordOpenings(page)
  const email = await openSettingsWithOldSignIn(page)
  await waitUntilReady(page)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  const window = await openedBy(page, 'Continue with Google')
  expect(await openingsOf(page)).toEqual([true])
  await continueAs(window, email)
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
})

test('a reauthentication with another account deletes nothing (fault 68)', async ({ page }) => {
  await openSettingsWithOldSignIn(page)
  let deletions = 0
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions += 1
  })
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  await continueAsNew(await openedBy(page, 'Continue with Google'), {
    email: newPerson().email,
    name: 'Another Member',
  })
  await expect(page.getByText('Failed to delete account. Please try again.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(deletions).toBe(0)
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeEnabled()
})
