import { expect, type Page } from '@playwright/test'
import { newMember, newPerson, sharedMember } from './support/members.ts'
import { chooseInterests, fillLogin, fillSignUp, logOut } from './support/steps.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

/* The table of decision 0050, row by row. Every journey starts on a page without a guard. */
const start = '/nowhere'
const back = (page: Page) => page.evaluate(() => history.back())

test('Back from /verify-email shows the sign-up form as it was filled in (fault 41)', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/signup')
  await fillSignUp(page, person)
  await page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/verify-email')
  await back(page)
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('Username')).toHaveValue(person.username)
})

test('Back after saving or Cancel skips the form and the profile, and after Logout stays at /login (fault 41)', async ({
  page,
}) => {
  const person = await newMember()
  await storeSession(page, person)
  await page.goto(start)
  await page.goto('/profile')
  for (const [link, press] of [
    ['Edit Profile', 'Save changes'],
    ['Edit Profile', 'Cancel'],
    [/Interests/, 'Update Preferences'],
    [/Interests/, 'Cancel'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('button', { name: press }).click()
    await expect(page, press).toHaveURL('/profile')
    await back(page)
    await expect(page, press).toHaveURL(start)
    await page.goForward()
    await expect(page, press).toHaveURL('/profile')
  }
  await page.goto('/settings')
  await logOut(page, person)
  await expect(page).toHaveURL('/login')
  await back(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeHidden()
})

test('Back after choosing the first interests skips /preferences and /login', async ({ page }) => {
  const person = await newMember(newPerson(), [])
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

test('Back from a protected page skips the /login of a guard’s redirect', async ({ page }) => {
  const person = await sharedMember()
  await page.goto(start)
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, { identifier: person.email, password: person.password })
  await expect(page).toHaveURL('/settings')
  await back(page)
  await expect(page).toHaveURL(start)
})

test('Back from a page that does not exist returns to the previous page', async ({ page }) => {
  await page.goto('/login')
  await page.goto(start)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await back(page)
  await expect(page).toHaveURL(start)
  await back(page)
  await expect(page).toHaveURL('/login')
})
