import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('requests go to /api with the stored token (spec 7.01, 7.03)', async ({ page }) => {
  await storeSession(page, await newMember())
  const requested = page.waitForRequest('**/users/me')
  await page.goto('/profile')
  const request = await requested
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(new URL(request.url()).pathname).toBe('/api/users/me')
  expect(await request.headerValue('authorization')).toBe(`Bearer ${token}`)
})
