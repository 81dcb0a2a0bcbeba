import { expect, type Page } from '@playwright/test'
import { sharedMember } from './support/members.ts'
import { openedBy } from './support/provider-window.ts'
import { accountMenu, fillLogin } from './support/steps.ts'
import { test } from './support/test.ts'

const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem('userId'))

test('a forgotten window of Google closes when a member logs in with a password, who stays signed in (reading 39)', async ({
  page,
}) => {
  const person = await sharedMember()
  await page.goto('/login')
  const window = await openedBy(page, 'Login with Google')
  const closed = window.waitForEvent('close')
  await fillLogin(page, { identifier: person.email, password: person.password })
  await closed
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page, person)).toBeVisible()
  const uid = await storedUser(page)
  expect(uid).not.toBeNull()
  await page.reload()
  await expect(accountMenu(page, person)).toBeVisible()
  expect(await storedUser(page)).toBe(uid)
})
