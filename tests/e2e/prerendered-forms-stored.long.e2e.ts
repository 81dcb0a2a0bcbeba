import { expect } from '@playwright/test'
import { holdRequests, scripts } from './support/hold-requests.ts'
import { sharedMember } from './support/members.ts'
import { forms } from './support/prerendered-forms.ts'
import { accountMenu, expectHydrated } from './support/steps.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

/* Prerendered forms with stored data and with a site that fails to load (decision 0058). */

test('a form with a draft is shown only with its draft', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Username').fill('maya')
  await page.getByLabel('Password', { exact: true }).fill('never stored')
  await expectHydrated(page)
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  const release = await holdRequests(page, scripts)
  await page.goto('/signup')
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  release()
  await expect(page.getByLabel('Username')).toHaveValue('maya')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).toContain('maya')
  expect(stored).not.toContain('never stored')
})

test('the login is shown only with the email that a link has verified', async ({ page }) => {
  const release = await holdRequests(page, scripts)
  await page.goto('/login#verified=maya@lindqvist.example')
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
})

test('with a stored session no form and no landing page is shown, before and after the scripts load', async ({
  page,
}) => {
  const person = await sharedMember()
  await storeSession(page, person)
  const release = await holdRequests(page, scripts)
  for (const path of ['/', ...forms.map((form) => form.path)]) {
    await page.goto(path)
    await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await expect(page.getByRole('form')).toHaveCount(0)
  }
  release()
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page, person)).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
})

test('a session that is stored before the hydration redirects from the form', async ({ page }) => {
  await page.goto('/login')
  const other = await page.context().newPage()
  const release = await holdRequests(page, scripts)
  await page.reload()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await storeSession(other, await sharedMember())
  release()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('form')).toHaveCount(0)
})

test('a form whose site fails to load shows an error, and Reload keeps the typed values', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/)
  const release = await holdRequests(page, scripts, (route) => route.abort())
  await page.goto('/login')
  const field = page.getByLabel('Username or email')
  await field.fill('maya')
  release()
  const errorHeading = page.getByRole('heading', { name: /^Error: We couldn’t reach our servers/ })
  await expect(errorHeading).toBeFocused()
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectHydrated(page)
  await expect(field).toHaveValue('maya')
})

test('a form whose site throws while it is loaded says that the page crashed, and a reload keeps the typed values (fault 126)', async ({
  page,
}) => {
  const body = 'throw new TypeError("structuredClone is not a function")'
  const release = await holdRequests(page, scripts, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await page.goto('/login')
  const field = page.getByLabel('Username or email')
  await field.fill('maya')
  release()
  await expect(page.getByRole('heading', { name: /^This page crashed/ })).toBeFocused()
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectHydrated(page)
  await expect(field).toHaveValue('maya')
})

test('a reload after a failed load keeps the typed values, but no password', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/)
  const release = await holdRequests(page, scripts, (route) => route.abort())
  await page.goto('/login')
  const [field, password] = [page.getByLabel('Username or email'), page.locator('[type=password]')]
  await field.fill('maya')
  await password.fill('correct horse')
  release()
  await page.route('**/login', async (route) => {
    await page.unroute(scripts)
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectHydrated(page)
  await expect(field).toHaveValue('maya')
  await expect(password).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('correct horse')
})
