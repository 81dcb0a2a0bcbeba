import { expect } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { mailsTo } from './support/identity-service.ts'
import { newMember, somebody, unverifiedMember } from './support/members.ts'
import { accountMenu, fillLogin, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

for (const { path, heading } of [
  { path: '/', heading: /./ },
  { path: '/login', heading: 'Welcome back' },
  { path: '/signup', heading: 'Sign Up' },
  { path: '/forgot-password', heading: 'Forgot Password?' },
  { path: '/verify-email', heading: 'Verify your email' },
  { path: '/no-such-page', heading: 'Page Not Found' },
]) {
  test(`${path} has nothing that axe objects to, in light and in dark`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page, path)
  })
}

test('forms that complain, and pages of members, neither', async ({ page, troubles }) => {
  troubles.expect(/status of 400/)
  await page.goto('/signup')
  await page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please enter your first name')).toBeVisible()
  await expectAccessible(page, '/signup with problems')

  const waiting = await unverifiedMember()
  await page.goto('/login')
  await fillLogin(page, { identifier: waiting.email, password: 'not-the-password' })
  await expect(
    page.getByText('That username, email or password is not right.').first(),
  ).toBeVisible()
  await expectAccessible(page, '/login refused')
  await fillLogin(page, { identifier: waiting.email, password: waiting.password })
  await page.getByRole('button', { name: 'Verify your email' }).click()
  await expect(page).toHaveURL('/verify-email')
  await expectAccessible(page, '/verify-email waiting')

  const person = await newMember()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, person)
  await accountMenu(page, person).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the account menu', '[role="menu"]')
  for (const path of ['/profile', '/preferences']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('sign-up can be walked with the keyboard alone', async ({ page }) => {
  const person = somebody()
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
    const field = form.getByLabel(label, { exact: true })
    await tabTo(page, async () => field.evaluate((one) => one === document.activeElement))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verify-email')

  const button = page.getByRole('button', { name: /^Resend Verification Email/ })
  await tabTo(page, async () => button.evaluate((one) => one === document.activeElement))
  await page.keyboard.press('Space')
  await expect(page.getByText('Verification email sent successfully!')).toBeVisible()
  expect(await mailsTo(person.email)).toHaveLength(2)
})

/** Presses Tab until the wanted element has the focus; a page of this size has fewer than forty stops. */
const tabTo = async (
  page: { keyboard: { press(key: string): Promise<void> } },
  reached: () => Promise<boolean>,
) => {
  for (let stops = 0; stops < 40; stops += 1) {
    if (await reached()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}
