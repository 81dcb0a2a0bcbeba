import { expect } from '@playwright/test'
import { verificationLink } from './support/identity-service.ts'
import { newPerson } from './support/members.ts'
import { stack } from './support/stack.ts'
import { accountMenu, chooseInterests, signUp, statTile } from './support/steps.ts'
import { test } from './support/test.ts'

test('a new member signs up, opens the link in a second tab, chooses interests and sees their count (spec 1.04, 1.05, 1.06, 2.62, 2.63, 2.64, 3.35, 3.36, 3.37, 3.38, 3.39, 3.40, 4.08, 4.09, 4.10, 4.17)', async ({
  page,
  context,
}) => {
  const person = newPerson()
  const registering = page.waitForRequest('**/users/register')
  await signUp(page, person)
  expect((await registering).postDataJSON()).toEqual({
    firstName: person.firstName,
    lastName: person.lastName,
    username: person.username,
    email: person.email,
    password: person.password,
    phone: person.phone,
  })
  await expect(page).toHaveURL('/verify-email')
  await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible()

  const link = await verificationLink(person.email)
  expect(new URL(link).searchParams.get('continueUrl')).toContain(`${stack.site}/login#`)
  const emailTab = await context.newPage()
  await emailTab.goto(link)

  await expect(page).toHaveURL('/preferences')

  await chooseInterests(page, ['Hiking', 'Stargazing'])
  await page.getByRole('button', { name: 'Confirm & next' }).click()
  await expect(page).toHaveURL('/')

  await accountMenu(page, person).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible()
  await expect(statTile(page, 'Events attended')).toContainText('0')
  await expect(statTile(page, 'Connections')).toContainText('0')
  await expect(statTile(page, 'Interests')).toContainText('2')
})
