import { expect } from '@playwright/test'
import { newMember, sharedMember } from '../support/members.ts'
import { accountMenu, logOut, signIn, storedKeys } from '../support/steps.ts'
import { storeSession } from '../support/stored-session.ts'
import { test } from '../support/test.ts'

test('without IndexedDB the sign-in outlives a reload, and a logout removes only the site’s keys (fault 46)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'indexedDB')
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    localStorage.setItem('another:setting', 'kept')
  })
  const person = await sharedMember()
  await signIn(page, person)
  expect((await storedKeys(page)).some((key) => key.startsWith('firebase:authUser:'))).toBe(true)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible()

  await logOut(page, person)
  await expect(page).toHaveURL('/login')
  await expect.poll(() => storedKeys(page)).toEqual(['another:setting'])
})

test('broken JSON in a key of the identity library signs the member out, and the sign-in works (fault 49)', async ({
  page,
}) => {
  const person = await sharedMember()
  await storeSession(page, person)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('firebase:authUser:')) localStorage.setItem(key, '{"uid":')
    }
  })
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Maya Okafor' })).toHaveCount(0)
  await signIn(page, person)
  await expect(accountMenu(page, person)).toBeVisible()
})

test('with deleted storage keys a change is saved, and then the member is signed out (fault 57)', async ({
  page,
}) => {
  const person = await newMember()
  await storeSession(page, person)
  // The page shows the member before the identity library has read its own keys.
  await page.goto('/profile', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await page.getByLabel('Full Name').fill('Maya Ada Okafor')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Maya')).toHaveCount(0)

  await signIn(page, { ...person, lastName: 'Ada Okafor' })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Maya Ada Okafor' })).toBeVisible()
})
