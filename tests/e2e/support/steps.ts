import { expect, type Page } from '@playwright/test'
import { storageKeys } from '../../../src/services/browser-storage/keys.ts'
import type { Person } from './members.ts'

/** Fills in the form on /signup and submits it. */
export const signUp = async (page: Page, person: Person) => {
  await page.goto('/signup')
  await fillSignUp(page, person)
  await page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click()
}

/** Waits until the site has hydrated a prerendered form. Drafts are only stored after that. */
export const expectHydrated = (page: Page) =>
  expect(page.locator('[data-prerendered]')).toHaveCount(0)

/** Opens a member's page and waits until the site has replaced its frame and its skeleton, which have a heading too. */
export const openMemberPage = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('[data-prerendered="frame"]')).toHaveCount(0)
  await expect(page.getByText('Loading profile...')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Fills in the form on /signup without submitting it. */
export const fillSignUp = async (page: Page, person: Person) => {
  const form = page.getByRole('form', { name: 'Sign Up' })
  await form.getByLabel('First name').fill(person.firstName)
  await form.getByLabel('Last name').fill(person.lastName)
  await form.getByLabel('Username').fill(person.username)
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('Phone').fill(person.phone)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await expectHydrated(page)
}

/** Fills in the form on /login and submits it. */
export const fillLogin = async (
  page: Page,
  { identifier, password }: { identifier: string; password: string },
) => {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Username or email').fill(identifier)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Signs a member in with the form and waits for the account menu. */
export const signIn = async (page: Page, person: Person) => {
  await page.goto('/login')
  await fillLogin(page, { identifier: person.email, password: person.password })
  await expect(accountMenu(page, person)).toBeVisible()
}

/** The button in the top bar that is shown only to a signed-in member. */
export const accountMenu = (page: Page, { firstName, lastName }: Person) =>
  page.getByRole('button', { name: `${firstName} ${lastName} Account menu` })

/** Logs out through the menu in the top bar. The menu moves until the page has loaded. */
export const logOut = async (page: Page, person: Person) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await accountMenu(page, person).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** Chooses interests on the current page. */
export const chooseInterests = async (page: Page, names: readonly string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).click()
}

/** The number on a tile of /profile. */
export const statTile = (page: Page, name: string) =>
  page.getByRole('main').getByText(name, { exact: true }).locator('../..')

/** The keys of localStorage except the flag that the fonts are cached, which says nothing about a member. */
export const storedKeys = async (page: Page): Promise<string[]> => {
  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  return keys.filter((key) => key !== storageKeys.fonts.key)
}
