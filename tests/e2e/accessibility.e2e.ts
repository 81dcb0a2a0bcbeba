import { expect } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { emailsTo } from './support/identity-service.ts'
import { newMember, newPerson, unverifiedMember } from './support/members.ts'
import { accountMenu, fillLogin, openMemberPage } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
import { tabTo } from './support/tab-stops.ts'
import { test } from './support/test.ts'

test('forms with problems and pages of members have no axe violations', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  await page.goto('/signup')
  await page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please enter your first name')).toBeVisible()
  await expectAccessible(page, '/signup with problems')

  const unverified = await unverifiedMember()
  await page.goto('/login')
  await fillLogin(page, { identifier: unverified.email, password: 'not-the-password' })
  await expect(
    page.getByText('That username, email or password isn’t right.').first(),
  ).toBeVisible()
  await expectAccessible(page, '/login with a rejected password')
  await fillLogin(page, { identifier: unverified.email, password: unverified.password })
  await page.getByRole('button', { name: 'Verify your email' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
  await expectAccessible(page, '/verify-email before the verification')

  const person = await newMember()
  await page.evaluate(() => localStorage.clear())
  await openAs(page, person)
  await accountMenu(page, person).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the account menu', '[role="menu"]')
  for (const path of ['/profile', '/preferences']) {
    await openMemberPage(page, path)
    await expectAccessible(page, path)
  }
})

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
