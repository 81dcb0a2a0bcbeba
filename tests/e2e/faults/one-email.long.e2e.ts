import { expect, type Page, type Route } from '@playwright/test'
import { emailsTo } from '../support/identity-service.ts'
import { newMember, newPerson } from '../support/members.ts'
import { fillSignUp, signUp } from '../support/steps.ts'
import { test } from '../support/test.ts'

/** Holds the requests for an email of all tabs until `release` is called. */
const holdEmails = async (page: Page) => {
  const held: Route[] = []
  let isOpen = false
  await page.context().route('**/accounts:sendOobCode**', (route) => {
    if (isOpen) return route.continue()
    held.push(route)
    return undefined
  })
  return {
    held,
    release: async () => {
      isOpen = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

test('Resend in two tabs at once sends one email, and both tabs wait (fault 119)', async ({
  page,
  context,
}) => {
  const person = newPerson()
  await signUp(page, person)
  await expect(page).toHaveURL('/verify-email')
  const other = await context.newPage()
  await other.goto('/verify-email')
  const emails = await holdEmails(page)
  const resend = 'Resend Verification Email'
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: resend, exact: true }).click()
    await expect(tab.getByRole('button', { name: 'Sending...' })).toBeVisible()
  }
  await expect.poll(() => emails.held.length).toBe(1)
  await emails.release()
  for (const tab of [page, other]) {
    await expect(tab.getByText('Verification email sent successfully!')).toBeVisible()
    await expect(tab.getByRole('button', { name: resend })).toBeDisabled()
  }
  expect(await emailsTo(person.email)).toHaveLength(2)
})

test('a reset email is sent once a minute, in two tabs and after a reload (fault 119)', async ({
  page,
  context,
}) => {
  const { email } = await newMember()
  const other = await context.newPage()
  const requestReset = async (tab: Page) => {
    await tab.goto('/forgot-password')
    await tab.getByLabel('Email').fill(email)
    await tab.getByRole('button', { name: 'Send Reset Link' }).click()
  }
  const expectSent = (tab: Page) =>
    expect(tab.getByRole('main').getByText('You’ll only get an email')).toBeVisible()
  await Promise.all([page, other].map(requestReset))
  await Promise.all([page, other].map(expectSent))
  await requestReset(page)
  await expectSent(page)
  expect(await emailsTo(email, 'PASSWORD_RESET')).toHaveLength(1)
})

test('a double click on Sign Up sends one email (fault 119)', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup')
  await fillSignUp(page, person)
  await page
    .getByRole('form', { name: 'Sign Up' })
    .getByRole('button', { name: 'Sign Up' })
    .dblclick()
  await expect(page).toHaveURL('/verify-email')
  expect(await emailsTo(person.email)).toHaveLength(1)
})
