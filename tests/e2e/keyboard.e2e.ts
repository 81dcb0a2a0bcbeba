import { expect } from '@playwright/test'
import { emailsTo } from './support/identity-service.ts'
import { newPerson } from './support/members.ts'
import { tabTo } from './support/tab-stops.ts'
import { test } from './support/test.ts'

test('the sign-up works with the keyboard alone', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup')
  const form = page.getByRole('form', { name: 'Sign Up' })
  const typed: [label: string, text: string][] = [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Username', person.username],
    ['Email', person.email],
    ['Phone', person.phone],
    ['Password', person.password],
    ['Confirm password', person.password],
  ]
  for (const [label, text] of typed) {
    await tabTo(page, form.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verify-email')

  const button = page.getByRole('button', { name: /^Resend Verification Email/ })
  await tabTo(page, button)
  await page.keyboard.press('Space')
  await expect(page.getByText('Verification email sent successfully!')).toBeVisible()
  expect(await emailsTo(person.email)).toHaveLength(2)
})
