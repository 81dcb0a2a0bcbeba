import { expect } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
import { continueAs, continueAsNew, openedBy } from './support/provider-window.ts'
import { accountMenu, logOut } from './support/steps.ts'
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
  const { email } = newPerson()
  const person = { ...newPerson(), firstName: 'Inès', lastName: 'Ferreira' }
  await page.goto('/signup')
  await continueAsNew(await openedBy(page, 'Sign up with Apple'), { email, name: 'Inès Ferreira' })
  await expect(page).toHaveURL('/profile-completion')

  await page.goto('/')
  await logOut(page, person)
  await expect(page).toHaveURL('/login')

  await continueAs(await openedBy(page, 'Login with Apple'), email)
  await expect(page).toHaveURL('/profile-completion')
  await expect(accountMenu(page, person)).toBeVisible()
  const recorded = await page.evaluate(() => [
    localStorage.getItem('isGoogleAuth'),
    localStorage.getItem('isAppleAuth'),
  ])
  expect(recorded).toEqual([null, 'true'])
})
