import { expect } from '@playwright/test'
import { verificationLink } from './support/identity-service.ts'
import { newPerson } from './support/members.ts'
import { signUp, storedKeys } from './support/steps.ts'
import { test } from './support/test.ts'

test('a sign-up in one tab, its verification in another and a deletion in a third leave all tabs signed out (fault 54, 55)', async ({
  page,
  context,
  pageErrors,
}) => {
  // There is no picture to remove.
  pageErrors.expect(/status of 404/)
  // The other tabs ask the service why their member is gone.
  pageErrors.allow(/status of 400/)
  const person = newPerson()
  await signUp(page, person)
  await expect(page).toHaveURL('/verify-email')
  const emailTab = await context.newPage()
  await emailTab.goto(await verificationLink(person.email))
  await expect(emailTab).toHaveURL('/preferences')
  await page.bringToFront()
  await expect(page).toHaveURL('/preferences')

  const third = await context.newPage()
  await third.goto('/settings')
  await third.getByRole('button', { name: 'Delete Account' }).click()
  await third
    .getByRole('dialog', { name: 'Delete your account?' })
    .getByRole('button', { name: 'Delete Account' })
    .click()
  await expect(third.getByText('Account deleted successfully')).toBeVisible()

  for (const tab of [page, emailTab]) {
    await expect(tab).toHaveURL('/login')
    await expect(tab.getByText('This account no longer exists or was disabled.')).toBeVisible()
    expect(await storedKeys(tab)).toEqual([])
    await expect(tab.getByRole('button', { name: 'Login', exact: true })).toBeEnabled()
  }
})
