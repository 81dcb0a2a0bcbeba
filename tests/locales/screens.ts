import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect } from 'vitest'
import { interestNames } from '../../machines/interest-names.gen.ts'
import { brand } from '../../src/copy/brand.ts'
import { heroCopy } from '../../src/copy/landing.ts'
import { loginCopy } from '../../src/copy/login.ts'
import { editProfileCopy, pictureCopy } from '../../src/copy/profile-form.ts'
import { deleteAccountCopy, reportIssueCopy, settingsCopy } from '../../src/copy/settings.ts'
import { shellCopy } from '../../src/copy/shell.ts'
import { signUpCopy } from '../../src/copy/sign-up.ts'
import { verifyEmailCopy } from '../../src/copy/verify-email.ts'
import type { Tab } from '../browsers/drivers/browser.ts'
import { animationsEnd, axeProblems } from '../browsers/support/accessibility.ts'
import type { Journey, Visit } from '../browsers/support/journey.ts'
import { click, field, fill, holds, present, role } from '../browsers/support/page.ts'
import { layoutProblemsNow } from '../e2e/support/layout.ts'
import { newMember, newPerson, unverifiedMember } from '../e2e/support/members.ts'
import { inRepository } from '../support/run/tools.ts'
import { criteriaProblems } from './criteria.ts'
import { criteriaJourneys, stopBand } from './criteria-journeys.ts'
import { button, direction, pseudoLocale, toText as t, tag } from './locale.ts'
import { contains, heading, isHydrated, openAs } from './open-as.ts'
import { untranslated } from './untranslated.ts'

const widths = [390, 768, 1440] as const
const dialog = '[role=dialog]'
const picture = fileURLToPath(new URL('../../public/share-card.png', import.meta.url))

const person = newPerson(
  pseudoLocale === 'rtl'
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

/**
 * Every screen in a pseudo-locale: everything fits, is translated, and axe finds nothing. In English: the criteria that
 * axe cannot judge.
 */
export const screens = (journey: Journey) => {
  beforeAll(async () => {
    await newMember(person)
    await newMember(newcomer, [])
    await unverifiedMember(unverified)
  })

  describe(pseudoLocale ? `the pseudo-locale ${pseudoLocale}` : 'English', () => {
    for (const path of ['/', '/login', '/forgot-password', '/verify-email', '/no-such-page'])
      journey(path, async (visit) => {
        const page = await visit.open(path)
        await present(page, heading)
        if (path === '/') await stopBand(page)
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

    for (const path of ['/', '/profile', '/edit-profile', '/settings', '/update-preferences'])
      journey(`${path} of a member`, async (visit) => {
        const page = await openAs(visit, person, path)
        if (path === '/') await stopBand(page)
        await expectGood(visit, page, path.slice(1) || 'member home')
      })

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

    if (pseudoLocale === null) {
      criteriaJourneys(journey, { person, newcomer, picture })
      return
    }
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
    if (pseudoLocale === null) {
      expect((await criteriaProblems(page)).filter(isNotInBand), name).toEqual([])
      continue
    }
    // The page's own function, whose type `evaluate` does not know.
    const problems = (await page.evaluate(`(${layoutProblemsNow})()`)) as string[]
    expect(problems.filter(isNotInBand), name).toEqual([])
    expect(await axeProblems(page, part), name).toEqual([])
    await keepPicture(page, `${browser.name} ${pseudoLocale} ${name}`)
  }
  if (pseudoLocale) expect(await untranslated(page, pseudoLocale, kept), screen).toEqual([])
}

/** The words of the band on the landing page scroll through the viewport. */
const isNotInBand = (problem: string) =>
  !heroCopy.marquee.some((text) => problem.includes(`"${t(text).slice(0, 40)}" exceeds`))

/** Leaves a picture for people to look at. */
const keepPicture = async (page: Tab, name: string) => {
  const folder = inRepository('test-results/locales-pictures')
  await page.evaluate(animationsEnd)
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/${name}.png`, await page.photograph(), 'base64')
}

/** The vine of the checks grows in the reading direction. */
const firstCheckIsAtStart = `(() => {
  const { left, right } = document.querySelector('main circle').getBoundingClientRect()
  return getComputedStyle(document.body).direction === 'rtl' ? left > innerWidth / 2 : right < innerWidth / 2
})()`
