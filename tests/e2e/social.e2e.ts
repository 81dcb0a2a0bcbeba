import { expect } from '@playwright/test'
import { recordedProviders, signUpAndInAgain } from './support/provider-window.ts'
import { chooseInterests } from './support/steps.ts'
import { test } from './support/test.ts'

test('a new member signs up with Google and signs in again (spec 1.07, 1.20, 2.47, 2.60, 4.11, 4.39, 5.17, 5.18, 6.18)', async ({
  page,
}) => {
  const email = await signUpAndInAgain(page, 'google')
  expect(await recordedProviders(page)).toEqual(['google'])

  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Email address is set from your Google/Apple account and cannot be modified',
  )
  await page.getByLabel('Phone').fill('+351 912 345 678')
  await page.getByLabel('Location').fill('Lisboa, Portugal')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Profile completed successfully!')).toBeVisible()
  await expect(page).toHaveURL('/preferences')
  await chooseInterests(page, ['Hiking'])
  await page.getByRole('button', { name: 'Confirm & next' }).click()
  await expect(page).toHaveURL('/')
})
