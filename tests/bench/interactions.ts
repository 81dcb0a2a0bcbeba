import type { Page } from '@playwright/test'
import { deleteAccountCopy, reportIssueCopy, settingsCopy } from '../../src/copy/settings.ts'
import { fillLogin } from '../e2e/support/steps.ts'

/** Something that people do on a page, with real keys and clicks. */
export type Deed = {
  name: string
  path: string
  /** What is done on a page without scripts that is the same to the browser, where there is one. */
  beside?: string
  /** Done before anything is watched. */
  prepare?(page: Page): Promise<unknown>
  act(page: Page): Promise<unknown>
}

/* The last of these fields lies below the window. */
const longForm = ['First name', 'Username', 'Email', 'Phone', 'Password', 'Confirm password']

/** What can be done without an account. */
export const visitorsDeeds: readonly Deed[] = [
  { name: 'login: type', path: '/login', act: typeInto(['Username or email', 'Password']) },
  {
    name: 'login: send with a wrong password',
    path: '/login',
    act: async (page) => {
      const refused = page.waitForResponse('**/accounts:signInWithPassword**')
      await fillLogin(page, { identifier: 'nobody@example.test', password: 'not-the-password' })
      await refused
      await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
    },
  },
  {
    name: 'sign-up: type',
    path: '/signup',
    beside: 'no-op: type, a form',
    act: typeInto(longForm),
  },
  { name: 'forgot password: type', path: '/forgot-password', act: typeInto(['Email']) },
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

/** What a member does. */
export const membersDeeds: readonly Deed[] = [
  // Before the forms are typed into: what is not saved is asked about.
  {
    name: 'profile to its pages and back',
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
  {
    name: 'find an interest: type',
    path: '/update-preferences',
    act: typeInto(['Find an interest']),
  },
  {
    name: 'personal info: type',
    path: '/profile-completion',
    act: typeInto(['First name', 'Last name', 'Phone', 'Location']),
  },
  {
    name: 'edit profile: type',
    path: '/edit-profile',
    act: typeInto(['Full Name', 'Phone Number', 'Location']),
  },
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
    name: 'open and close the report',
    path: '/settings',
    act: dialog(settingsCopy.reportIssue.title, reportIssueCopy.cancel),
  },
  {
    name: 'report: type',
    path: '/settings',
    prepare: (page) => page.getByRole('button', { name: settingsCopy.reportIssue.title }).click(),
    act: typeInto([reportIssueCopy.description]),
  },
  {
    name: 'open and close the deletion',
    path: '/settings',
    act: dialog(settingsCopy.deleteAccount.title, deleteAccountCopy.cancel),
  },
]

/** What is done on pages that do nothing. */
export const nothings: readonly Deed[] = [
  {
    name: 'no-op: click ten times',
    path: '/',
    act: async (page) => {
      for (let turn = 0; turn < 10; turn += 1) await page.getByRole('button').click()
    },
  },
  { name: 'no-op: type', path: '/', act: typeInto(['Field']) },
  { name: 'no-op: type, a form', path: '/form', act: typeInto(longForm) },
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

function dialog(opens: string, closes: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: opens }).click()
    const open = page.locator('[role="dialog"], [role="alertdialog"]')
    await open.getByRole('button', { name: closes, exact: true }).click()
    await open.waitFor({ state: 'detached' })
  }
}
