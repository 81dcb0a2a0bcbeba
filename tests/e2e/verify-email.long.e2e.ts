import { expect, type Locator } from '@playwright/test'
import { newPerson, unverifiedMember } from './support/members.ts'
import { fillLogin, signUp } from './support/steps.ts'
import { test } from './support/test.ts'

const resend = /^Resend Verification Email/

const strongest = { green: 1, blue: 2 } as const

/** Expects the strongest colour channel of a text. */
const expectHue = (text: Locator, hue: keyof typeof strongest) =>
  expect(async () => {
    const colour = await text.evaluate((element) => getComputedStyle(element).color)
    const [parts = []] = [
      colour
        .match(/\d+(\.\d+)?/g)
        ?.slice(0, 3)
        .map(Number),
    ]
    expect(parts.indexOf(Math.max(...parts)), colour).toBe(strongest[hue])
  }).toPass({ timeout: 30_000 })

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

test('a message is green if it contains “success” or “verified”, and blue otherwise (spec 4.21, 4.22, 4.23)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/)
  await signUp(page, newPerson())
  const main = page.getByRole('main')

  await page.getByRole('button', { name: resend }).click()
  await expectHue(main.getByText('Verification email sent successfully!'), 'green')

  const check = page.getByRole('button', { name: "I've Verified My Email" })
  await check.click()
  await expectHue(main.getByText('Email not verified yet.'), 'green')

  await page.route('**/accounts:lookup**', (route) => route.abort())
  await check.click()
  await expectHue(main.getByText('Failed to check verification status.'), 'blue')
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
