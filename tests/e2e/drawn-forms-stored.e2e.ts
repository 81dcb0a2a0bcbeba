import { expect } from '@playwright/test'
import { forms, holdScripts, scripts } from './support/drawn-forms.ts'
import { newMember } from './support/members.ts'
import { expectTakenOver, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

/* What a browser has kept, and a site that does not come, beside the drawn forms (decision 0058). */

test('a form that was begun comes back with what was typed, never without', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Username').fill('maya')
  await expectTakenOver(page)
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  const letThrough = await holdScripts(page)
  await page.goto('/signup')
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  letThrough()
  await expect(page.getByLabel('Username')).toHaveValue('maya')
})

test('a stored session sees no form, before any script has come and after', async ({ page }) => {
  await signIn(page, await newMember())
  const letThrough = await holdScripts(page)
  for (const { path } of forms) {
    await page.goto(path)
    await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
  }
  letThrough()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('form')).toHaveCount(0)
})

test('a session that was stored before the form was taken over leads on', async ({ page }) => {
  await page.goto('/login')
  const person = await newMember()
  const other = await page.context().newPage()
  const letThrough = await holdScripts(page)
  await page.reload()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await signIn(other, person)
  letThrough()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('form')).toHaveCount(0)
})

test('a form whose site does not come says so, and the next try keeps what was typed', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/)
  const letThrough = await holdScripts(page, (route) => route.abort())
  await page.goto('/login')
  const field = page.getByLabel('Username or email')
  await field.fill('maya')
  letThrough()
  const told = page.getByRole('heading', { name: /^Error: We could not reach the service/ })
  await expect(told).toBeFocused()
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectTakenOver(page)
  await expect(field).toHaveValue('maya')
})

test('a page that must be loaded anew keeps what was typed, but no password', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/)
  const letThrough = await holdScripts(page, (route) => route.abort())
  await page.goto('/login')
  const [field, password] = [page.getByLabel('Username or email'), page.locator('[type=password]')]
  await field.fill('maya')
  await password.fill('correct horse')
  letThrough()
  await page.route('**/login', async (route) => {
    await page.unroute(scripts)
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectTakenOver(page)
  await expect(field).toHaveValue('maya')
  await expect(password).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('correct horse')
})
