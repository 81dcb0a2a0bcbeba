import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect } from 'vitest'
import { interestNames } from '../../machines/interest-names.gen.ts'
import { brand } from '../../src/copy/brand.ts'
import { heroCopy } from '../../src/copy/landing.ts'
import { loginCopy } from '../../src/copy/login.ts'
import { profileCopy } from '../../src/copy/profile.ts'
import { editProfileCopy, pictureCopy } from '../../src/copy/profile-form.ts'
import { deleteAccountCopy, reportIssueCopy, settingsCopy } from '../../src/copy/settings.ts'
import { shellCopy } from '../../src/copy/shell.ts'
import { signUpCopy } from '../../src/copy/sign-up.ts'
import { verifyEmailCopy } from '../../src/copy/verify-email.ts'
import { pseudoLocales } from '../../tools/build/translation/pseudo-locales.ts'
import type { Tab } from '../browsers/drivers/browser.ts'
import { animationsEnd, axeProblems } from '../browsers/support/accessibility.ts'
import type { Journey, Visit } from '../browsers/support/journey.ts'
import { click, field, fill, holds, present, role } from '../browsers/support/page.ts'
import { layoutProblemsNow } from '../e2e/support/layout.ts'
import { newMember, newPerson, type Person, unverifiedMember } from '../e2e/support/members.ts'
import { sessionEntries } from '../e2e/support/stored-session.ts'
import { inRepository } from '../support/run/tools.ts'
import { untranslated } from './untranslated.ts'

const locale = process.env.TRELLIS_LOCALE === 'rtl' ? 'rtl' : 'long'
const { direction, tag, toText: t } = pseudoLocales[locale]

const widths = [390, 768, 1440] as const
const dialog = '[role=dialog]'
const picture = fileURLToPath(new URL('../../public/share-card.png', import.meta.url))

const person = newPerson(
  locale === 'rtl'
    ? { firstName: 'عبدالرحمن', lastName: 'المنصوري' }
    : { firstName: 'Wilhelmine', lastName: 'Überschär-Grünewälder' },
)
const newcomer = newPerson()
const unverified = newPerson()

/**
 * Texts that are not translated: names of brands, interests, which are stored by name, the reader's dates, and what the
 * member has entered.
 */
const kept = [
  brand.name,
  brand.supportEmail,
  'you@example.com',
  ...interestNames,
  ...[person, newcomer, unverified].flatMap(({ firstName, lastName, username, email }) => [
    `${firstName} ${lastName}`,
    ...[firstName, lastName, username, email],
  ]),
  ...['en-GB', 'en-US'].map((reader) =>
    new Intl.DateTimeFormat(reader, { dateStyle: 'long' }).format(new Date()),
  ),
]

/** Every screen in a pseudo-locale: everything fits, is translated, and axe finds nothing. */
export const screens = (journey: Journey) => {
  beforeAll(async () => {
    await newMember(person)
    await newMember(newcomer, [])
    await unverifiedMember(unverified)
  })

  describe(`the pseudo-locale ${locale}`, () => {
    for (const path of ['/', '/login', '/forgot-password', '/verify-email', '/no-such-page'])
      journey(path, async (visit) => {
        const page = await visit.open(path)
        await present(page, heading)
        await expectGood(visit, page, path === '/' ? 'landing' : path.slice(1))
      })

    journey('/signup, empty and refused', async (visit) => {
      const page = await visit.open('/signup')
      await isHydrated(page)
      await expectGood(visit, page, 'signup')
      await click(page, button(signUpCopy.submit, 'form'))
      await holds(page, contains('Please enter your first name'), true)
      await expectGood(visit, page, 'signup refused')
    })

    journey(
      '/login with an email that is not verified, and the wait for its verification',
      async (visit) => {
        const page = await visit.open('/login')
        await isHydrated(page)
        await fill(page, field(t(loginCopy.identifier), 'form'), unverified.email)
        await fill(page, field(t(loginCopy.password), 'form'), unverified.password)
        await click(page, button(loginCopy.submit, 'form'))
        await present(page, button(loginCopy.verify))
        await expectGood(visit, page, 'login unverified')
        await click(page, button(loginCopy.verify))
        await present(page, button(verifyEmailCopy.resend))
        await expectGood(visit, page, 'verify-email waiting')
        await holds(page, firstCheckIsAtStart, true)
      },
    )

    for (const path of ['/profile', '/edit-profile', '/settings', '/update-preferences'])
      journey(path, async (visit) =>
        expectGood(visit, await openAs(visit, person, path), path.slice(1)),
      )

    for (const path of ['/profile-completion', '/preferences'])
      journey(path, async (visit) =>
        expectGood(visit, await openAs(visit, newcomer, path), path.slice(1)),
      )

    for (const [opener, title] of [
      [settingsCopy.reportIssue.title, reportIssueCopy.title],
      [settingsCopy.deleteAccount.title, deleteAccountCopy.title],
    ] as const)
      journey(`the dialog "${opener}"`, async (visit) => {
        const page = await openAs(visit, person, '/settings')
        await click(page, button(opener, 'main'))
        await present(page, role('heading', t(title), dialog))
        await expectGood(visit, page, opener)
      })

    journey('the crop of a picture, and unsaved changes', async (visit) => {
      const page = await openAs(visit, person, '/edit-profile')
      await page.choose("document.querySelector('input[type=file]')", picture)
      await present(page, role('slider', t(pictureCopy.crop.label), dialog))
      await expectGood(visit, page, 'crop')
      await click(page, button(pictureCopy.crop.confirm, dialog))
      await holds(page, `document.querySelector('${dialog}') === null`, true)
      await click(page, button(editProfileCopy.cancel, 'main'))
      await holds(page, `document.querySelector('${dialog}') !== null`, true)
      await expectGood(visit, page, 'unsaved changes')
    })

    journey('the account menu and a notice', async (visit) => {
      const page = await openAs(visit, person, '/settings')
      await click(page, button(settingsCopy.contact.title, 'main'))
      const name = `${person.firstName} ${person.lastName} ${t(shellCopy.accountMenu)}`
      await click(page, role('button', name))
      await present(page, "document.querySelector('[role=menu]')")
      await expectGood(visit, page, 'account menu and notice', '[role="menu"]')
    })
  })
}

/** Checks the current screen at three widths. */
const expectGood = async ({ browser }: Visit, page: Tab, screen: string, part = 'html') => {
  await holds(page, 'document.documentElement.lang', tag)
  await holds(page, 'getComputedStyle(document.body).direction', direction)
  for (const width of widths) {
    await page.resize({
      width: Math.max(width, browser.minWidth),
      height: width < 500 ? 844 : 900,
    })
    const name = `${screen} at ${width} px`
    // The page's own function, whose type `evaluate` does not know.
    const problems = (await page.evaluate(`(${layoutProblemsNow})()`)) as string[]
    expect(problems.filter(isNotInBand), name).toEqual([])
    expect(await axeProblems(page, part), name).toEqual([])
    await keepPicture(page, `${browser.name} ${locale} ${name}`)
  }
  expect(await untranslated(page, locale, kept), screen).toEqual([])
}

/** The words of the band on the landing page scroll through the viewport. */
const isNotInBand = (problem: string) =>
  !heroCopy.marquee.some((text) => problem.startsWith(`"${t(text).slice(0, 40)}" exceeds`))

/** Leaves a picture for people to look at. */
const keepPicture = async (page: Tab, name: string) => {
  const folder = inRepository('test-results/locales-pictures')
  await page.evaluate(animationsEnd)
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/${name}.png`, await page.photograph(), 'base64')
}

/** Opens a page with the stored session of a member, and waits for its screen. */
const openAs = async ({ open, site }: Visit, member: Person, path: string): Promise<Tab> => {
  // Storage belongs to an origin, so the page must be one of the site. This one runs no script.
  const page = await open('/robots.txt')
  const entries = await sessionEntries(member, Date.now())
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(entries)})`)
  await page.open(`${site.origin}${path}`)
  await isHydrated(page)
  await holds(page, contains(profileCopy.loading), false)
  await present(page, heading)
  return page
}

/** The vine of the checks grows in the reading direction. */
const firstCheckIsAtStart = `(() => {
  const { left, right } = document.querySelector('main circle').getBoundingClientRect()
  return getComputedStyle(document.body).direction === 'rtl' ? left > innerWidth / 2 : right < innerWidth / 2
})()`

const heading = "document.querySelector('h1')"

const isHydrated = (page: Tab) =>
  holds(page, "document.querySelector('[data-prerendered]') === null", true)

const contains = (text: string) => `document.body.innerText.includes(${JSON.stringify(t(text))})`

const button = (name: string, within?: string) => role('button', t(name), within)
