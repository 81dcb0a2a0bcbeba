import { expect } from '@playwright/test'
import { identityExists } from './support/identity-service.ts'
import { newMember, sharedMember } from './support/members.ts'
import { storedKeys } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('an issue is reported (spec 2.132, 2.141, 7.29, 8.42)', async ({ page }) => {
  await openAs(page, await sharedMember())
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
  await openAs(page, await sharedMember(), '/settings')
  await page.getByRole('button', { name: 'Contact Us' }).click()
  await expect(page.getByText(/^Email address copied to clipboard: /)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('support@trellis.example')
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
