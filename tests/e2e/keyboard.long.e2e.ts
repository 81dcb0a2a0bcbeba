import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { openMemberPage, signIn } from './support/steps.ts'
import { hiddenStops } from './support/tab-stops.ts'
import { test } from './support/test.ts'

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
