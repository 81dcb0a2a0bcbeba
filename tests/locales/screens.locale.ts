import { expect, type Page } from '@playwright/test'
import { interestNames } from '../../machines/interest-names.gen.ts'
import { brand } from '../../src/copy/brand.ts'
import { editProfileCopy, pictureCopy } from '../../src/copy/profile-form.ts'
import { deleteAccountCopy, reportIssueCopy, settingsCopy } from '../../src/copy/settings.ts'
import { signUpCopy } from '../../src/copy/sign-up.ts'
import { pseudoLocales } from '../../tools/build/translation/pseudo-locales.ts'
import { expectAccessible } from '../e2e/support/axe.ts'
import { layoutProblems } from '../e2e/support/layout.ts'
import { newMember, newPerson, unverifiedMember } from '../e2e/support/members.ts'
import { choosePicture } from '../e2e/support/pictures.ts'
import { expectHydrated } from '../e2e/support/steps.ts'
import { openAs } from '../e2e/support/stored-session.ts'
import { test } from '../e2e/support/test.ts'
import { untranslated } from './untranslated.ts'

/* Every screen in a pseudo-locale: everything fits, is translated, and axe finds nothing. */
const locale = process.env.TRELLIS_LOCALE === 'rtl' ? 'rtl' : 'long'
const { direction, tag, toText: t } = pseudoLocales[locale]

const widths = [390, 768, 1440] as const
test.use({ locale: locale === 'rtl' ? tag : 'en-GB', reducedMotion: 'reduce' })
test.describe.configure({ timeout: 240_000 })

const person = newPerson(
  locale === 'rtl'
    ? { firstName: 'عبدالرحمن', lastName: 'المنصوري' }
    : { firstName: 'Wilhelmine', lastName: 'Überschär-Grünewälder' },
)
const newcomer = newPerson()

/**
 * Texts that are not translated: names of brands, interests, which are stored by name, the reader's dates, and what the
 * member has entered.
 */
const kept = [
  brand.name,
  brand.supportEmail,
  'you@example.com',
  ...interestNames,
  ...[person, newcomer].flatMap(({ firstName, lastName, username, email }) => [
    `${firstName} ${lastName}`,
    ...[firstName, lastName, username, email],
  ]),
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()),
]

/** Checks the current screen at three widths. */
const expectGood = async (page: Page, screen: string, part = 'html') => {
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction)
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    const name = `${screen} at ${width} px`
    expect(await layoutProblems(page), name).toEqual([])
    await expectAccessible(page, name, part)
    await page.screenshot({ path: `test-results/locales-pictures/${locale}-${name}.png` })
  }
  expect(await untranslated(page, locale, kept), screen).toEqual([])
}

const button = (page: Page, name: string) => page.getByRole('button', { name: t(name) })

test.beforeAll(async () => {
  await newMember(person)
  await newMember(newcomer, [])
})

for (const path of ['/', '/login', '/forgot-password', '/verify-email', '/no-such-page'])
  test(path, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectGood(page, path === '/' ? 'landing' : path.slice(1))
  })

test('/signup, empty and refused', async ({ page }) => {
  await page.goto('/signup')
  await expectHydrated(page)
  await expectGood(page, 'signup')
  await page
    .getByRole('form')
    .getByRole('button', { name: t(signUpCopy.submit) })
    .click()
  await expect(page.getByText(t('Please enter your first name'))).toBeVisible()
  await expectGood(page, 'signup refused')
})

test('/login with an email that is not verified, and the wait for its verification', async ({
  page,
}) => {
  const unverified = await unverifiedMember()
  kept.push(unverified.email)
  await page.goto('/login')
  await expectHydrated(page)
  await page.getByRole('textbox').first().fill(unverified.email)
  await page.locator('input[type="password"]').fill(unverified.password)
  await page
    .getByRole('form')
    .getByRole('button', { name: t('Login'), exact: true })
    .click()
  const link = button(page, 'Verify your email')
  await expect(link).toBeVisible()
  await expectGood(page, 'login unverified')
  await link.click()
  await expect(button(page, 'Resend Verification Email')).toBeVisible()
  await expectGood(page, 'verify-email waiting')
})

for (const path of ['/profile', '/edit-profile', '/settings', '/update-preferences'])
  test(path, async ({ page }) => {
    await openAs(page, person, path)
    await expectGood(page, path.slice(1))
  })

for (const path of ['/profile-completion', '/preferences'])
  test(path, async ({ page }) => {
    await openAs(page, newcomer, path)
    await expectGood(page, path.slice(1))
  })

test('the dialogs of the settings', async ({ page }) => {
  for (const [opener, title] of [
    [settingsCopy.reportIssue.title, reportIssueCopy.title],
    [settingsCopy.deleteAccount.title, deleteAccountCopy.title],
  ] as const) {
    await openAs(page, person, '/settings')
    await button(page, opener).click()
    await expect(page.getByRole('heading', { name: t(title) })).toBeVisible()
    await expectGood(page, opener)
  }
})

test('the crop of a picture, unsaved changes, the account menu and a notice', async ({ page }) => {
  await openAs(page, person, '/edit-profile')
  await choosePicture(page, t(pictureCopy.change))
  await expectGood(page, 'crop')
  await button(page, pictureCopy.crop.confirm).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, editProfileCopy.cancel).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGood(page, 'unsaved changes')

  await openAs(page, person, '/settings')
  await button(page, settingsCopy.contact.title).click()
  await page.getByRole('button', { name: t('Account menu') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectGood(page, 'account menu and notice', '[role="menu"]')
})
