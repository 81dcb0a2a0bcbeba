import { expect } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { test } from './support/test.ts'

for (const { path, heading } of [
  { path: '/', heading: /./ },
  { path: '/login', heading: 'Welcome back' },
  { path: '/signup', heading: 'Sign Up' },
  { path: '/forgot-password', heading: 'Forgot Password?' },
  { path: '/verify-email', heading: 'Verify your email' },
  { path: '/no-such-page', heading: 'Page Not Found' },
]) {
  test(`${path} has no axe violations in the light and the dark theme`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page, path)
  })
}
