import { expect, type Page } from '@playwright/test'
import { storageKeys } from '../../src/services/browser-storage/keys.ts'
import { emailsTo } from './support/identity-service.ts'
import { newMember, newPerson, sharedMember } from './support/members.ts'
import { accountMenu, fillLogin, logOut, signIn, storedKeys } from './support/steps.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

/** The stored entries of a member. Of tokens and times only the names and types are compared. */
const storedSession = async (page: Page) => {
  const entries = Object.entries(await page.evaluate(() => ({ ...localStorage })))
  return Object.fromEntries(
    entries
      .filter(([key]) => key !== storageKeys.fonts.key)
      .map(([key, text]) => {
        if (key === 'token') return [key, text.split('.').length]
        if (!key.startsWith('firebase:')) return [key, text]
        const { stsTokenManager, createdAt, lastLoginAt, ...identity } = JSON.parse(text)
        const tokens = Object.keys(stsTokenManager).sort()
        return [key, { ...identity, tokens, times: [typeof createdAt, typeof lastLoginAt] }]
      }),
  )
}

test('the stored session of other tests has the entries that the form stores', async ({ page }) => {
  const person = await sharedMember()
  await signIn(page, person)
  const byForm = await storedSession(page)
  expect(byForm).toHaveProperty('token')
  // No script of the site runs here, which could store something again.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await storeSession(page, person)
  expect(await storedSession(page)).toEqual(byForm)
})

test('a member signs in with the username (spec 1.19, 2.46)', async ({ page }) => {
  const person = await sharedMember()
  await page.goto('/login')
  const signingIn = page.waitForRequest(/accounts:signInWithPassword/)
  await fillLogin(page, { identifier: person.username, password: person.password })
  // The username is the backend's affair. The identity service gets the email and the password.
  expect((await signingIn).postDataJSON()).toMatchObject({
    email: person.email,
    password: person.password,
  })
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page, person)).toBeVisible()
})

test('a requested protected page opens after a sign-in with email and password, with three requests (spec 2.46, 6.17)', async ({
  page,
}) => {
  const person = await sharedMember()
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  const asked: string[] = []
  page.on('request', (request) => {
    const [call] = /accounts:\w+$|\/users\/.*/.exec(new URL(request.url()).pathname) ?? []
    if (call !== undefined) asked.push(call)
  })
  await fillLogin(page, { identifier: person.email, password: person.password })
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('link', { name: /Interests/ })).toBeVisible()
  expect(asked).toEqual(['accounts:signInWithPassword', 'accounts:lookup', '/users/login'])
})

test('after a logout nothing is stored, and the next sign-in opens the landing page (spec 2.16, 4.50)', async ({
  page,
}) => {
  const person = await sharedMember()
  await signIn(page, person)
  await page.goto('/profile')
  // The menu moves with the top bar until the page has loaded.
  await expect(page.getByText('Quick access')).toBeVisible()
  await logOut(page, person)
  await expect(page).toHaveURL('/login')
  expect(await storedKeys(page)).toEqual([])
  await fillLogin(page, { identifier: person.email, password: person.password })
  await expect(page).toHaveURL('/')
})

test('a reset email is sent, and an unknown email gets the same message (spec 7.42, 8.15) (fault 61)', async ({
  page,
}) => {
  const person = await newMember()
  for (const email of [person.email, newPerson().email]) {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(
      page.getByText('Password reset email sent! Please check your inbox.').first(),
    ).toBeVisible()
  }
  expect(await emailsTo(person.email, 'PASSWORD_RESET')).toHaveLength(1)
})
