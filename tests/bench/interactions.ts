import type { Page } from '@playwright/test'
import { deleteAccountCopy, settingsCopy } from '../../src/copy/settings.ts'
import { fillLogin } from '../e2e/support/steps.ts'

/** An interaction on a page, with real keys and clicks. */
export type Interaction = {
  name: string
  path: string
  act(page: Page): Promise<unknown>
}

/** Interactions without an account. */
export const visitorInteractions: readonly Interaction[] = [
  { name: 'login: type', path: '/login', act: typeInto(['Username or email', 'Password']) },
  {
    name: 'login: submit a wrong password',
    path: '/login',
    act: async (page) => {
      const refused = page.waitForResponse('**/accounts:signInWithPassword**')
      await fillLogin(page, { identifier: 'unknown@example.test', password: 'not-the-password' })
      await refused
      await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
    },
  },
  // The last of these fields is below the viewport.
  { name: 'sign-up: type', path: '/signup', act: typeInto(['First name', 'Confirm password']) },
  {
    name: 'login to sign-up and back',
    path: '/login',
    act: async (page) => {
      await page.getByRole('link', { name: 'Sign Up' }).click()
      await page.waitForURL('**/signup')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('link', { name: 'Login' }).click()
      await page.waitForURL('**/login')
    },
  },
]

/** Interactions of a member. */
export const memberInteractions: readonly Interaction[] = [
  // Runs before the forms are changed, because unsaved changes open a dialog.
  {
    name: 'profile to the linked pages and back',
    path: '/profile',
    act: async (page) => {
      await page.getByRole('link', { name: 'Edit Profile' }).click()
      await page.getByRole('heading', { level: 1, name: 'Edit profile' }).waitFor()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.waitForURL('**/profile')
      await page.getByRole('link', { name: /Interests/ }).click()
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'toggle all interests',
    path: '/update-preferences',
    act: async (page) => {
      for (const chip of await page.getByRole('checkbox').all()) await chip.click()
    },
  },
  { name: 'edit profile: type', path: '/edit-profile', act: typeInto(['Full Name', 'Location']) },
  {
    name: 'open and close the account menu',
    path: '/profile',
    act: async (page) => {
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'open and close the delete dialog',
    path: '/settings',
    act: async (page) => {
      await page.getByRole('button', { name: settingsCopy.deleteAccount.title }).click()
      const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
      await dialog.getByRole('button', { name: deleteAccountCopy.cancel, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
  },
]

function typeInto(labels: readonly string[]) {
  return async (page: Page) => {
    for (const label of labels) {
      // 30 ms between keys is faster than people type.
      const field = page.getByLabel(label, { exact: true })
      await field.pressSequentially('Maya 12', { delay: 30 })
    }
  }
}
