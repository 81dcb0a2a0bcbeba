import type { Page } from '@playwright/test'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import type { FieldFaultName } from '../../field-faults/faults.ts'
import { newMember, newPerson } from '../support/members.ts'
import { expectHydrated, fillLogin, signUp } from '../support/steps.ts'
import { openAs } from '../support/stored-session.ts'

/** What a person does on the page until it fails. */
export type Drive = (page: Page) => Promise<void>

const unknown = { identifier: 'maya@example.test', password: 'xyz-and-more' }

const logIn: Drive = async (page) => {
  const { email, password } = await newMember()
  await page.goto('/login')
  await fillLogin(page, { identifier: email, password })
}

const submitEmptyLogin: Drive = async (page) => {
  await page.goto('/login')
  await fillLogin(page, { identifier: '', password: '' })
}

const requestReset: Drive = async (page) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('maya@example.test')
  await page.getByRole('main').getByRole('button').first().click()
}

const openPreferences: Drive = async (page) => openWith(page, '/update-preferences')

const openSettings: Drive = async (page) => openWith(page, '/settings')

/** Opens a member's page, which may fail at once. */
const openWith = async (page: Page, path: string) => {
  await openAs(page, await newMember(), '/profile')
  await page.goto(path)
}

const reportIssue: Drive = async (page) => {
  await openSettings(page)
  await page.getByRole('button', { name: 'Report An Issue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description').fill('The map stays grey after I zoom twice.')
  await dialog.getByRole('button', { name: 'Submit' }).click()
}

/** How a person meets each fault. */
export const drives: Readonly<Record<FieldFaultName, Drive>> = {
  'login: a guard reads a field that does not exist': async (page) => {
    await page.goto('/login')
    await fillLogin(page, unknown)
  },
  'login: a submit without values throws': submitEmptyLogin,
  'login: the message to the onboarding throws': logIn,
  'forgot password: a guard reads a field that does not exist': requestReset,
  'forgot password: the time of the email is read as a date': requestReset,
  'preferences: nothing follows the comparison of an unchanged selection': openPreferences,
  'preferences: a pressed interest throws': async (page) => {
    await openPreferences(page)
    await page.getByRole('checkbox', { name: 'Go-Karting', exact: true }).click()
  },
  'preferences: the request is made from a field that does not exist': async (page) => {
    await openPreferences(page)
    await page.getByRole('checkbox', { name: 'Go-Karting', exact: true }).click()
    await page.getByRole('button', { name: preferencesCopy.update.submit }).click()
  },
  'profile: nothing follows the comparison of an unchanged form': (page) =>
    openWith(page, '/edit-profile'),
  'profile: a typed address throws': async (page) => {
    await openWith(page, '/edit-profile')
    await page.getByLabel('Location').fill('Lisbon, Portugal')
  },
  'settings: nothing follows the decision about a deletion': openSettings,
  'settings: the check of an issue throws': reportIssue,
  'settings: the request of an issue throws': reportIssue,
  'settings: the copied email throws': async (page) => {
    await openSettings(page)
    await page.getByRole('button', { name: 'Contact Us' }).click()
  },
  'sign-up: the check of the form throws': (page) => signUp(page, newPerson()),
  'sign-up: the request of the record throws': (page) => signUp(page, newPerson()),
  'verification: the answer to a check throws': async (page) => {
    await signUp(page, newPerson())
    await page.getByRole('button', { name: "I've Verified My Email" }).click()
  },
  'session: the stored entries are made from a token of another shape': logIn,
  'onboarding: the guard of a step throws': logIn,
  'login: the selector of the screen throws': submitEmptyLogin,
  'forgot password: the selector of the screen throws': requestReset,
  'preferences: the filter of the screen throws': async (page) => {
    await openPreferences(page)
    await page.getByRole('searchbox').fill('kart')
  },
  'network: the chunk of a page is missing': async (page) => {
    await page.goto('/signup')
    await expectHydrated(page)
    await page.route(/\/assets\/login-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'Login' }).click()
  },
  'network: a response is corrupted': async (page) => {
    await page.route('**/users/login', (route) => route.fulfill({ json: { message: 'OK' } }))
    await logIn(page)
  },
}
