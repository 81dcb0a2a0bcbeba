import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { layoutProblems, layoutProblemsAt } from './support/layout.ts'
import { newMember, newPerson } from './support/members.ts'
import { memberPages, openVisitorPage, visitorPages } from './support/pages.ts'
import { choosePicture } from './support/pictures.ts'
import { accountMenu, openMemberPage } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
import { changedByOrder } from './support/stylesheet-order.ts'
import { hiddenStops } from './support/tab-stops.ts'
import { targetProblems } from './support/targets.ts'
import { test } from './support/test.ts'

/*
 * What every page of the built site must pass: axe, with the colours of both themes, visible tab stops, targets of 44 px,
 * every viewport, and the text spacing of a reader. states.long.e2e.ts checks the other states of the screens.
 */
test.use({ reducedMotion: 'reduce' })

const check = async (page: Page, path: string) => {
  await expectAccessible(page, path)
  // The landing page moves its panels on focus (landing-browser.long.e2e.ts).
  if (path !== '/') expect.soft(await hiddenStops(page)).toEqual([])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await targetProblems(page), `at ${width} px`).toEqual([])
  }
  expect.soft(await layoutProblemsAt(page)).toEqual([])
}

/** The text spacing that a reader may set (WCAG 2.2, 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

const expectToFitWithSpacing = async (page: Page) => {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, spacing)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await layoutProblems(page), `with text spacing at ${width} px`).toEqual([])
  }
}

const setDirection = (page: Page, direction: string) =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir
  }, direction)

for (const path of visitorPages) {
  test(`${path} passes the checks of every page`, async ({ page }) => {
    await openVisitorPage(page, path)
    await check(page, path)
    await expectToFitWithSpacing(page)
  })
}

for (const path of ['/', ...memberPages]) {
  test(`${path} of a member passes the checks of every page, and its style sheets may load in any order`, async ({
    page,
  }) => {
    await openAs(page, await newMember(), path)
    await check(page, path)
    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await changedByOrder(page)).toEqual([])
    await openMemberPage(page, path)
    await setDirection(page, 'rtl')
    expect.soft(await layoutProblemsAt(page), 'from right to left').toEqual([])
    await setDirection(page, 'ltr')
    await expectToFitWithSpacing(page)
  })
}

for (const { who, firstName, lastName } of [
  {
    who: 'a member with a name of one long word',
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'Uvuvwevwevweonyetenyevweugwemuhwem',
  },
  { who: 'a member with a right-to-left name', firstName: 'عبدالرحمن', lastName: 'المنصوري' },
]) {
  test(`the pages of ${who} fit every viewport`, async ({ page }) => {
    const member = await newMember(newPerson({ firstName, lastName }))
    for (const path of memberPages) {
      await openAs(page, member, path)
      expect.soft(await layoutProblemsAt(page), path).toEqual([])
    }
  })
}

test('the sign-up form with all of its problems has no axe violations and fits every viewport', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByRole('form').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please enter your first name')).toBeVisible()
  await expectAccessible(page, '/signup with problems')
  expect(await layoutProblemsAt(page)).toEqual([])
})

test('the account menu has no axe violations; the dialogs, a search without a match and the crop fit every viewport', async ({
  page,
}) => {
  const person = await newMember()
  await openAs(page, person)
  await accountMenu(page, person).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the account menu', { part: '[role="menu"]' })

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

test('a left-to-right value on a right-to-left page does not overlap the icon of its field', async ({
  page,
}) => {
  await openAs(page, await newMember(), '/edit-profile')
  await setDirection(page, 'rtl')
  const username = page.getByLabel('Username')
  await expect(username).toHaveCSS('direction', 'ltr')
  await expect(username).toHaveCSS('padding-left', '48px')
})

test('a search field and the text of a report have their size when their page is the first one', async ({
  page,
}) => {
  const person = await newMember()
  await openAs(page, person, '/update-preferences')
  await expect(page.getByRole('searchbox')).toHaveCSS('padding-left', '42px')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Report An Issue' }).click()
  await expect(page.getByRole('textbox')).toHaveCSS('min-height', '184px')
})
