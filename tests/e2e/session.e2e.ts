import { expect } from '@playwright/test'
import { sharedMember } from './support/members.ts'
import { logOut } from './support/steps.ts'
import { openAs, storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('a logout in one tab signs out the other (fault 53)', async ({ page, context }) => {
  const person = await sharedMember()
  await openAs(page, person)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible()

  await logOut(page, person)
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
})

test('a session that the backend rejects is redirected to /login with a message (spec 4.47, 4.48, 4.49, 7.07, 8.47, 8.48) (fault 72)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/)
  const person = await sharedMember()
  await storeSession(page, person)
  await page.route('**/api/users/me', (route) =>
    route.fulfill({ status: 401, json: { success: false } }),
  )

  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Session expired. Please login again.').first()).toBeVisible()
  const left = await page.evaluate(() =>
    ['token', 'isLoggedIn', 'userId'].filter((key) => localStorage.getItem(key) !== null),
  )
  expect(left).toEqual([])
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible()
})
