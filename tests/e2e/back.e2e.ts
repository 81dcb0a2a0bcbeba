import { expect, type Page } from '@playwright/test'
import { newMember, somebody } from './support/members.ts'
import { chooseInterests, fillLogin, fillSignUp, logOut, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

/* The table of decision 0050, line by line. Every journey begins on a page that no guard knows. */
const start = '/nowhere'
const back = (page: Page) => page.evaluate(() => history.back())

test('Back from /verify-email finds the sign-up as it was typed (fault 41)', async ({ page }) => {
  const person = somebody()
  await page.goto('/signup')
  await fillSignUp(page, person)
  await page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/verify-email')
  await back(page)
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('Username')).toHaveValue(person.username)
})

for (const [link, save] of [
  ['Edit Profile', 'Save changes'],
  [/Interests/, 'Update Preferences'],
] as const) {
  for (const press of [save, 'Cancel']) {
    test(`Back after ${press} leads past the form and the profile (${save})`, async ({ page }) => {
      await signIn(page, await newMember())
      await page.goto(start)
      await page.goto('/profile')
      await page.getByRole('link', { name: link }).click()
      await page.getByRole('button', { name: press }).click()
      await expect(page).toHaveURL('/profile')
      await back(page)
      await expect(page).toHaveURL(start)
    })
  }
}

test('Back after the first interests leads past them and past /login', async ({ page }) => {
  const person = await newMember(somebody(), [])
  await page.goto(start)
  await page.goto('/login')
  await fillLogin(page, { identifier: person.email, password: person.password })
  await expect(page).toHaveURL('/preferences')
  await chooseInterests(page, ['Hiking'])
  await page.getByRole('button', { name: 'Confirm & next' }).click()
  await expect(page).toHaveURL('/')
  await back(page)
  await expect(page).toHaveURL(start)
})

test('Back from a protected page leads past the /login that a guard had led to', async ({
  page,
}) => {
  const person = await newMember()
  await page.goto(start)
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, { identifier: person.email, password: person.password })
  await expect(page).toHaveURL('/settings')
  await back(page)
  await expect(page).toHaveURL(start)
})

test('Back after Logout stays at /login (fault 41)', async ({ page }) => {
  const person = await newMember()
  await signIn(page, person)
  await page.goto('/settings')
  await logOut(page, person)
  await expect(page).toHaveURL('/login')
  await back(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeHidden()
})

test('Back from a page that does not exist leads to the page before', async ({ page }) => {
  await page.goto('/login')
  await page.goto(start)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await back(page)
  await expect(page).toHaveURL(start)
  await back(page)
  await expect(page).toHaveURL('/login')
})
