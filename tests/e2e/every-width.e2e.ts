import { expect, type Page } from '@playwright/test'
import { misfitsAt } from './support/layout.ts'
import { newMember, somebody } from './support/members.ts'
import { signIn } from './support/steps.ts'
import { test } from './support/test.ts'

/* Every screen at every width that the design knows, with letters of 200 %, and with names that nobody planned for. */
test.use({ reducedMotion: 'reduce' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const path of [
  '/',
  '/login',
  '/signup',
  '/verify-email',
  '/forgot-password',
  '/no-such-page',
]) {
  test(`${path} fits every window`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    expect(await misfitsAt(page)).toEqual([])
  })
}

test('the sign-up form fits every window with all that it complains about', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('form').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please enter your first name')).toBeVisible()
  expect(await misfitsAt(page)).toEqual([])
})

const pages = ['/profile-completion', '/preferences', '/profile', '/edit-profile', '/settings']

for (const { who, firstName, lastName } of [
  { who: 'a member', firstName: 'Maya', lastName: 'Okafor' },
  {
    who: 'a member with a name of one long word',
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'Uvuvwevwevweonyetenyevweugwemuhwem',
  },
  { who: 'a member who writes from right to left', firstName: 'عبدالرحمن', lastName: 'المنصوري' },
]) {
  test(`the pages of ${who} fit every window`, async ({ page }) => {
    await signIn(page, await newMember(somebody({ firstName, lastName })))
    for (const path of pages) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      expect(await misfitsAt(page), path).toEqual([])
    }
  })
}

test('a search without a match, and the dialogs of the settings, fit every window', async ({
  page,
}) => {
  await signIn(page, await newMember())
  await page.goto('/update-preferences')
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('button', { name: 'Show all 53' })).toBeVisible()
  expect(await misfitsAt(page), 'no match').toEqual([])

  for (const opener of ['Report An Issue', 'Delete Account']) {
    await page.goto('/settings')
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await misfitsAt(page), opener).toEqual([])
  }
})

test('a page from right to left fits every window too', async ({ page }) => {
  await signIn(page, await newMember())
  for (const path of ['/', ...pages]) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    expect(await misfitsAt(page), path).toEqual([])
  }
})

test('a text that runs against its page keeps clear of the mark at the end of the field', async ({
  page,
}) => {
  await signIn(page, await newMember())
  await page.goto('/edit-profile')
  await expect(heading(page)).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const username = page.getByLabel('Username')
  await expect(username).toHaveCSS('direction', 'ltr')
  await expect(username).toHaveCSS('padding-left', '48px')
})
