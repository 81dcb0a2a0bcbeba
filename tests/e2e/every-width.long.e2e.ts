import { expect } from '@playwright/test'
import { layoutProblemsAt } from './support/layout.ts'
import { newMember, newPerson } from './support/members.ts'
import { memberPages, openVisitorPage, visitorPages } from './support/pages.ts'
import { choosePicture } from './support/pictures.ts'
import { openMemberPage, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

/* Every screen at every supported width, with a font size of 200 %, and with unusual names. */
test.use({ reducedMotion: 'reduce' })

for (const path of visitorPages) {
  test(`${path} fits every viewport`, async ({ page }) => {
    await openVisitorPage(page, path)
    expect(await layoutProblemsAt(page)).toEqual([])
  })
}

test('the sign-up form fits every viewport with all of its problems', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('form').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please enter your first name')).toBeVisible()
  expect(await layoutProblemsAt(page)).toEqual([])
})

for (const { who, firstName, lastName } of [
  { who: 'a member', firstName: 'Maya', lastName: 'Okafor' },
  {
    who: 'a member with a name of one long word',
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'Uvuvwevwevweonyetenyevweugwemuhwem',
  },
  { who: 'a member with a right-to-left name', firstName: 'عبدالرحمن', lastName: 'المنصوري' },
]) {
  test(`the pages of ${who} fit every viewport`, async ({ page }) => {
    await signIn(page, await newMember(newPerson({ firstName, lastName })))
    for (const path of memberPages) {
      await openMemberPage(page, path)
      expect(await layoutProblemsAt(page), path).toEqual([])
    }
  })
}

test('a search without a match, the dialogs of the settings and the crop fit every viewport', async ({
  page,
}) => {
  await signIn(page, await newMember())
  await page.goto('/update-preferences')
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('button', { name: 'Show all 53' })).toBeVisible()
  expect(await layoutProblemsAt(page), 'no match').toEqual([])

  for (const opener of ['Report An Issue', 'Delete Account']) {
    await page.goto('/settings')
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await layoutProblemsAt(page), opener).toEqual([])
  }

  await openMemberPage(page, '/edit-profile')
  await choosePicture(page, 'Change picture')
  expect(await layoutProblemsAt(page), 'the crop of a picture').toEqual([])
})

test('right-to-left pages fit every viewport', async ({ page }) => {
  await signIn(page, await newMember())
  for (const path of ['/', ...memberPages]) {
    await openMemberPage(page, path)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    expect(await layoutProblemsAt(page), path).toEqual([])
  }
})

test('a left-to-right value on a right-to-left page does not overlap the icon of its field', async ({
  page,
}) => {
  await signIn(page, await newMember())
  await openMemberPage(page, '/edit-profile')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const username = page.getByLabel('Username')
  await expect(username).toHaveCSS('direction', 'ltr')
  await expect(username).toHaveCSS('padding-left', '48px')
})
