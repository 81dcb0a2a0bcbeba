import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import {
  continueAsNew,
  openedBy,
  recordedProviders,
  signUpAndInAgain,
} from './support/provider-window.ts'
import { accountMenu } from './support/steps.ts'
import { test } from './support/test.ts'

test('a returning member with interests opens the landing page (spec 2.49)', async ({ page }) => {
  const person = await newMember()
  await page.goto('/login')
  await continueAsNew(await openedBy(page, 'Login with Google'), {
    email: person.email,
    name: 'Maya Okafor',
  })
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page, person)).toBeVisible()
})

test('a new member signs up with Apple and signs in again (spec 1.21, 2.61, 4.39, 6.19)', async ({
  page,
}) => {
  await signUpAndInAgain(page, 'Apple')
  expect(await recordedProviders(page)).toEqual([null, 'true'])
})
