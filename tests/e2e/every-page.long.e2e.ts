import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { layoutProblemsAt, layoutProblemsAtTwo } from './support/layout.ts'
import { sharedMember } from './support/members.ts'
import { memberPages, openVisitorPage, visitorPages } from './support/pages.ts'
import { choosePicture } from './support/pictures.ts'
import { accountMenu } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
import { changedByOrder } from './support/stylesheet-order.ts'
import { hiddenStops } from './support/tab-stops.ts'
import { targetProblems } from './support/targets.ts'
import { test } from './support/test.ts'
import { expectTopRight } from './support/toasts.ts'

/*
 * What every page of the built site must pass: axe, with the colours of both themes, visible tab stops, targets of 44 px,
 * every layout, the text spacing of a reader, and the place of a toast. states.long.e2e.ts checks the other states of the screens.
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
  await setSheets(page, spacing)
  expect.soft(await layoutProblemsAtTwo(page), 'with text spacing').toEqual([])
  await setSheets(page)
}

/** The text spacing that a reader may set (WCAG 2.2, 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Replaces the style sheets that are not of the site. */
const setSheets = (page: Page, ...texts: readonly string[]) =>
  page.evaluate((rules) => {
    document.adoptedStyleSheets = rules.map((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    })
  }, texts)

const setDirection = (page: Page, direction: string) =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir
  }, direction)

for (const path of visitorPages) {
  test(`${path} passes the checks of every page, and a toast is at its top right (spec 2.02)`, async ({
    page,
  }) => {
    await openVisitorPage(page, path)
    await check(page, path)
    // The landing page of a visitor loads no toasts (toasts.long.e2e.ts).
    if (path !== '/') await expectTopRight(page, path)
  })
}

for (const path of ['/', ...memberPages]) {
  test(`${path} of a member passes the checks of every page, its style sheets may load in any order, and a toast is at its top right (spec 2.02)`, async ({
    page,
  }) => {
    await openAs(page, await sharedMember(), path)
    await check(page, path)
    await setDirection(page, 'rtl')
    expect.soft(await layoutProblemsAt(page), 'from right to left').toEqual([])
    await setDirection(page, 'ltr')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectTopRight(page, path)
    expect.soft(await changedByOrder(page)).toEqual([])
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

test('the open account menu has no axe violations, and stays under the pointer while the page scrolls', async ({
  page,
}) => {
  const person = await sharedMember()
  await openAs(page, person, '/update-preferences')
  await accountMenu(page, person).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the account menu', { part: '[role="menu"]' })

  const logout = page.getByRole('menuitem', { name: 'Logout' })
  // A trial click waits until the menu no longer moves.
  await logout.click({ trial: true })
  const { scrolled, moved } = await logout.evaluate((item) => {
    const before = { scroll: window.scrollY, top: item.getBoundingClientRect().top }
    window.scrollTo({ top: before.scroll + 60, behavior: 'instant' })
    return {
      scrolled: window.scrollY - before.scroll,
      moved: item.getBoundingClientRect().top - before.top,
    }
  })
  expect(scrolled).toBe(60)
  expect(Math.abs(moved)).toBeLessThan(1)
})

test('the dialogs, a search without a match and the crop fit every viewport, and fields have their size on the first page', async ({
  page,
}) => {
  await openAs(page, await sharedMember(), '/update-preferences')
  await expect(page.getByRole('searchbox')).toHaveCSS('padding-left', '42px')
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('button', { name: 'Show all 53' })).toBeVisible()
  expect(await layoutProblemsAt(page), 'no match').toEqual([])

  await page.goto('/settings')
  for (const opener of ['Report An Issue', 'Delete Account']) {
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    if (opener === 'Report An Issue')
      await expect(page.getByRole('textbox')).toHaveCSS('min-height', '184px')
    expect(await layoutProblemsAt(page), opener).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await page.goto('/edit-profile')
  const username = page.getByLabel('Username')
  await setDirection(page, 'rtl')
  // A left-to-right value does not overlap the icon.
  await expect(username).toHaveCSS('direction', 'ltr')
  await expect(username).toHaveCSS('padding-left', '48px')
  await setDirection(page, 'ltr')
  await choosePicture(page, 'Change picture')
  expect(await layoutProblemsAt(page), 'the crop of a picture').toEqual([])
})
