import { expect } from '@playwright/test'
import { emailsTo } from './support/identity-service.ts'
import { newPerson } from './support/members.ts'
import { signUp } from './support/steps.ts'
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

test('with a link to the mail provider the page fits a laptop’s window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = newPerson()
  await signUp(page, { ...person, email: `a.name.of.middle.length.${person.username}@gmail.com` })
  await expect(page.getByRole('link', { name: 'Open Gmail' })).toBeVisible()
  const hidden = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(await hidden()).toBe(0)
  await page.getByRole('button', { name: resend }).click()
  await expect(page.getByText('Verification email sent successfully!')).toBeVisible()
  expect(await hidden()).toBe(0)
})
