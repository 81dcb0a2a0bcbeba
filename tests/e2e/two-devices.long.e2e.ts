import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { watchPageErrors } from './support/page-errors.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('a save keeps what another device has saved, and asks about the same field', async ({
  page,
  browser,
  pageErrors,
}) => {
  const member = await newMember()
  await openAs(page, member, '/edit-profile')
  await page.getByLabel('Full Name').fill('Maya Ada Okafor')
  const save = page.getByRole('button', { name: 'Save changes' })

  const elsewhere = await browser.newContext()
  const otherErrors = await watchPageErrors(elsewhere)
  const other = await elsewhere.newPage()
  await openAs(other, member, '/edit-profile')
  await other.getByLabel('Full Name').fill('Mia Okafor')
  await other.getByLabel('Date of Birth').fill('1993-03-14')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other).toHaveURL('/profile')

  pageErrors.expect(/status of 412/)
  await save.click()
  const choice = page.getByRole('group', { name: 'Full Name' })
  await expect(choice).toContainText('Your change hereMaya Ada Okafor')
  await expect(choice).toContainText('On the other deviceMia Okafor')
  await expect(page.getByLabel('Date of Birth')).toHaveValue('1993-03-14')

  const keep = choice.getByRole('button', { name: 'Keep mine' })
  await keep.focus()
  await page.keyboard.press('Tab')
  await expect(choice.getByRole('button', { name: 'Use the other' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(choice).toHaveCount(0)
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await save.click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Ada Okafor' })).toBeVisible()

  await other.goto('/edit-profile')
  await expect(other.getByLabel('Full Name')).toHaveValue('Maya Ada Okafor')
  await expect(other.getByLabel('Date of Birth')).toHaveValue('1993-03-14')
  expect(await otherErrors.mismatches()).toEqual([])
  await elsewhere.close()
})
