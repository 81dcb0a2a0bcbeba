import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { accountMenu, openMemberPage, signIn } from './support/steps.ts'
import { hiddenStops, tabTo } from './support/tab-stops.ts'
import { test } from './support/test.ts'

test('a member chooses interests and opens the settings with the keyboard alone', async ({
  page,
}) => {
  const person = await newMember()
  await signIn(page, person)

  await page.goto('/update-preferences')
  await tabTo(page, page.getByRole('searchbox', { name: 'Find an interest' }))
  await page.keyboard.type('KARAÓKE')
  await expect(page.getByText('1 of 53 found')).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: 'Karaoke' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Karaoke' })).toBeChecked()
  await expect(page.getByText('4 of 53 selected')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Update Preferences' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')

  await tabTo(page, accountMenu(page, person))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(accountMenu(page, person)).toBeFocused()

  await page.goto('/settings')
  const opener = page.getByRole('button', { name: 'Delete Account' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

for (const path of ['/login', '/signup', '/forgot-password', '/verify-email', '/no-such-page']) {
  test(`every tab stop on ${path} is visible and in view`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hiddenStops(page)).toEqual([])
  })
}

test('every tab stop on the pages of members is visible and in view', async ({ page }) => {
  await signIn(page, await newMember())
  for (const path of [
    '/profile',
    '/profile-completion',
    '/preferences',
    '/edit-profile',
    '/update-preferences',
    '/settings',
  ]) {
    await openMemberPage(page, path)
    expect(await hiddenStops(page), path).toEqual([])
  }
})
