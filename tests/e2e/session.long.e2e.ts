import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { accountMenu, signIn } from './support/steps.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('a sign-in in one tab signs in the other', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible()
  const person = await newMember()
  await signIn(page, person)
  await expect(accountMenu(other, person)).toBeVisible()
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
