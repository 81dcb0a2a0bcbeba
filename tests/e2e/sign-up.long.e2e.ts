import { expect } from '@playwright/test'
import { verificationLink } from './support/identity-service.ts'
import { newMember, newPerson } from './support/members.ts'
import { signUp } from './support/steps.ts'
import { test } from './support/test.ts'
import { stopTime } from './support/time.ts'

test('the next check detects a link that was opened on another device, and the page redirects after 1.5 s (spec 2.72)', async ({
  page,
}) => {
  const person = newPerson()
  await page.clock.install()
  await signUp(page, person)
  // The URL changes before the page has loaded and counts.
  await expect(page.getByText('Next check in')).toBeVisible()

  await stopTime(page)
  await fetch(await verificationLink(person.email))
  const successMessage = page.getByText('Email verified successfully!')
  await expect(successMessage).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(successMessage).toBeVisible()

  await page.clock.fastForward(1_400)
  await expect(page).toHaveURL('/verify-email')
  await page.clock.fastForward(100)
  await page.clock.resume()
  await expect(page).toHaveURL('/preferences')
})

test('an email that has an account is rejected with a link to /login (fault 21, 61)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const earlier = await newMember()
  await signUp(page, newPerson({ email: earlier.email }))
  await expect(
    page.getByRole('form', { name: 'Sign Up' }).getByRole('link', { name: 'Log in instead' }),
  ).toBeVisible()
})
