import { expect } from '@playwright/test'
import { callAs, newMember } from './support/members.ts'
import { accountMenu, logOut, signIn } from './support/steps.ts'
import { openAs, storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('a logout in one tab signs out the other (fault 53)', async ({ page, context }) => {
  const person = await newMember()
  await openAs(page, person)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible()

  await logOut(page, person)
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
})

test('a sign-in in one tab signs in the other', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible()
  const person = await newMember()
  await signIn(page, person)
  await expect(accountMenu(other, person)).toBeVisible()
})

test('a session that the backend rejects is redirected to /login with a message (spec 4.47, 4.48, 4.49, 7.07, 8.47, 8.48) (fault 72)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/)
  const person = await newMember()
  await storeSession(page, person)
  await callAs(person, 'DELETE', '/users/delete-account')

  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Session expired. Please login again.').first()).toBeVisible()
  const left = await page.evaluate(() =>
    ['token', 'isLoggedIn', 'userId'].filter((key) => localStorage.getItem(key) !== null),
  )
  expect(left).toEqual([])
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible()
})

test('requests go to /api with the stored token (spec 7.01, 7.03)', async ({ page }) => {
  await storeSession(page, await newMember())
  const requested = page.waitForRequest('**/users/me')
  await page.goto('/profile')
  const request = await requested
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(new URL(request.url()).pathname).toBe('/api/users/me')
  expect(await request.headerValue('authorization')).toBe(`Bearer ${token}`)
})
