import { expect } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
import { signUp } from './support/steps.ts'
import { test } from './support/test.ts'

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
