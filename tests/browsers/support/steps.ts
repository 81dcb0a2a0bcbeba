import { expect } from 'vitest'
import { emailsTo } from '../../e2e/support/identity-service.ts'
import type { Person } from '../../e2e/support/members.ts'
import type { Tab } from '../drivers/browser.ts'
import { click, field, fill, holds, present, role, usable } from './page.ts'

/** Fills in the form on /signup without submitting it. */
export const fillSignUp = async (page: Tab, person: Person): Promise<void> => {
  const values = {
    'First name': person.firstName,
    'Last name': person.lastName,
    Username: person.username,
    Email: person.email,
    Phone: person.phone,
    Password: person.password,
    'Confirm password': person.password,
  }
  for (const [label, value] of Object.entries(values)) await fill(page, field(label, 'form'), value)
}

/** Follows the link in the verification email as soon as it is sent. */
export const followVerificationLink = async (mail: Tab, { email }: Person): Promise<void> => {
  await expect.poll(() => emailsTo(email)).toHaveLength(1)
  const [link = ''] = await emailsTo(email)
  await mail.open(link)
}

/** Fills in the form on /login and submits it. */
export const fillLogin = async (
  page: Tab,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  await fill(page, field('Username or email', 'form'), email)
  await fill(page, field('Password', 'form'), password)
  await click(page, role('button', 'Login', 'form'))
}

/** Signs a member in with the form on /login and waits for the account menu. */
export const signIn = async (page: Tab, person: Person): Promise<void> => {
  await fillLogin(page, person)
  await present(page, accountMenu(person))
}

/** The button that only a signed-in member sees. */
export const accountMenu = ({ firstName, lastName }: Person): string =>
  role('button', `${firstName} ${lastName} Account menu`)

/** Chooses an item of the account menu. The menu moves until the page has a heading. */
export const chooseInMenu = async (page: Tab, person: Person, item: string): Promise<void> => {
  await holds(page, "document.querySelector('h1') !== null", true)
  await click(page, accountMenu(person))
  await click(page, role('menuitem', item))
}

/** Signs in with a new account in the popup of the emulator, which one press opens. */
export const continueWithGoogle = async (
  page: Tab,
  account: { email: string; name: string },
): Promise<void> => {
  // WebKit blocks a popup that opens after the task of the click (decision 0069).
  await holds(page, 'globalThis.loadedFrames > 0', true)
  const popup = await page.popupOf(await usable(page, role('button', 'Login with Google')))
  await click(popup, "document.querySelector('.js-new-account')")
  await fill(popup, "document.querySelector('#email-input')", account.email)
  await fill(popup, "document.querySelector('#display-name-input')", account.name)
  // The popup closes itself, before the driver could answer a click.
  await popup.evaluate("void setTimeout(() => document.querySelector('#sign-in').click())")
}
