import { expect } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { emailsTo, identityExists } from './support/identity-service.ts'
import { newMember } from './support/members.ts'
import { ageSignIn } from './support/old-sign-in.ts'
import { storedKeys } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('an issue is reported (spec 2.132, 2.141, 7.29, 8.42)', async ({ page }) => {
  await openAs(page, await newMember())
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await page.getByRole('button', { name: 'Report An Issue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report An Issue' })
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await dialog.getByLabel('Description').fill('The map stays grey after I zoom twice.')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByText('Bug report submitted successfully. Thank you for helping improve our app!'),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('the support email is copied (spec 2.133, 8.39)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, await newMember(), '/settings')
  await page.getByRole('button', { name: 'Contact Us' }).click()
  await expect(page.getByText(/^Email address copied to clipboard: /)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('support@trellis.example')
})

test('a member requests a link to change the password, to the own address and once', async ({
  page,
}) => {
  const person = await newMember()
  await openAs(page, person, '/settings')
  const change = page.getByRole('button', { name: 'Change Password' })
  await expect(change).toHaveAccessibleDescription(`We’ll email a link to ${person.email}`)
  await change.click()
  await expect(
    page.getByText('Password reset email sent! Please check your inbox.').first(),
  ).toBeVisible()
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await expect(change).toHaveAccessibleDescription(/^We’ve emailed a link to /)
  await expectAccessible(page, 'after the email')
  expect(await emailsTo(person.email, 'PASSWORD_RESET')).toHaveLength(1)
})

test('an account is deleted permanently (spec 1.10, 2.135, 4.54, 4.55, 4.56, 4.57, 4.58)', async ({
  page,
  pageErrors,
}) => {
  // There is no picture to remove.
  pageErrors.expect(/status of 404/)
  const person = await newMember()
  await openAs(page, person, '/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await identityExists(person)).toBe(true)

  await page.getByRole('button', { name: 'Delete Account' }).click()
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await identityExists(person)).toBe(false)
  expect(await storedKeys(page)).toEqual([])
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
})

test('an interrupted deletion is finished after a reload (spec 4.59) (fault 80)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/)
  const person = await newMember()
  await openAs(page, person, '/settings')
  await page.route('**/accounts:delete**', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('Failed to delete account. Please try again.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Finish deleting' })).toBeVisible()

  await page.unroute('**/accounts:delete**')
  await page.goto('/profile')
  await expect(page).toHaveURL('/settings')
  await page.getByRole('button', { name: 'Finish deleting' }).click()
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a member with a password and an old sign-in reauthenticates in the dialog (fault 67)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  const person = await newMember()
  await openAs(page, person)
  await ageSignIn(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await password.fill(person.password)
  await password.press('Enter')
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
  expect(await identityExists(person)).toBe(false)
})
