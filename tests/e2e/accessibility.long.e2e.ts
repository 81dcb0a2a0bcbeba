import { expect } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { newMember } from './support/members.ts'
import { memberPages, openVisitorPage, visitorPages } from './support/pages.ts'
import { accountMenu, openMemberPage } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

/* Every page of the built site, in both themes. states.long.e2e.ts checks the other states of the screens. */

test('the pages of visitors have no axe violations', async ({ page }) => {
  for (const path of visitorPages) {
    await openVisitorPage(page, path)
    await expectAccessible(page, path)
  }
  await page.goto('/signup')
  await page.getByRole('form').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please enter your first name')).toBeVisible()
  await expectAccessible(page, '/signup with problems')
})

test('the pages of members and the account menu have no axe violations', async ({ page }) => {
  const person = await newMember()
  await openAs(page, person)
  await accountMenu(page, person).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the account menu', { part: '[role="menu"]' })
  for (const path of memberPages) {
    await openMemberPage(page, path)
    await expectAccessible(page, path)
  }
})
