import { expect } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
import { fillLogin, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

test('a member without interests is redirected to /preferences (spec 2.45)', async ({ page }) => {
  const person = await newMember(newPerson(), [])
  await page.goto('/login')
  await fillLogin(page, { identifier: person.email, password: person.password })
  await expect(page).toHaveURL('/preferences')
})

test('a signed-in member who opens /login is redirected to the landing page', async ({ page }) => {
  await signIn(page, await newMember())
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('an empty email is rejected', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Please enter your email address').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL('/login')
})
