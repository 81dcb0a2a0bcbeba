import { expect } from '@playwright/test'
import { emailsTo, identityExists } from './support/identity-service.ts'
import { newPerson, unverifiedMember } from './support/members.ts'
import { fillLogin, signUp } from './support/steps.ts'
import { test } from './support/test.ts'

const resend = /^Resend Verification Email/

test('another email can be requested at once and then only after 60 s, also after a reload (spec 4.16, 4.20, 9.12) (fault 38)', async ({
  page,
}) => {
  const person = newPerson()
  await page.clock.install()
  await signUp(page, person)
  await expect(page).toHaveURL('/verify-email')
  expect(await emailsTo(person.email)).toHaveLength(1)

  await page.getByRole('button', { name: resend }).click()
  await expect(
    page.getByText('Verification email sent successfully! Please check your inbox.'),
  ).toBeVisible()
  expect(await emailsTo(person.email)).toHaveLength(2)

  await page.clock.fastForward(20_000)
  await page.reload()
  const button = page.getByRole('button', { name: resend })
  await expect(button).toHaveAccessibleName(/\((3\d|40)\ss\)$/)
  await expect(button).toBeDisabled()

  await page.clock.fastForward(41_000)
  await expect(button).toHaveAccessibleName('Resend Verification Email')
  await button.click()
  await expect(button).toBeDisabled()
  expect(await emailsTo(person.email)).toHaveLength(3)
})

test('the account of a mistyped email is withdrawn and the form is restored', async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await page.getByRole('button', { name: 'Wrong address?' }).click()
  await expect(page).toHaveURL('/signup')
  const form = page.getByRole('form', { name: 'Sign Up' })
  await expect(form.getByLabel('Username')).toHaveValue(person.username)
  await expect(form.getByLabel('Email')).toHaveValue(person.email)
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await identityExists(person)).toBe(false)
})

test('the login of an unverified member shows a link to the verification (spec 4.24, 4.25)', async ({
  page,
}) => {
  const person = await unverifiedMember()
  await page.goto('/login')
  await fillLogin(page, { identifier: person.email, password: person.password })
  await expect(page.getByText('email is not verified', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Verify your email' }).click()
  await expect(page).toHaveURL('/verify-email')
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
})
