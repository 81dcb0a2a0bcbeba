import { expect } from 'vitest'
import { failureMessages } from '../../src/copy/failures.ts'
import { forgotPasswordCopy } from '../../src/copy/forgot-password.ts'
import { heroCopy } from '../../src/copy/landing.ts'
import { loginCopy } from '../../src/copy/login.ts'
import { preferencesCopy } from '../../src/copy/preferences.ts'
import { pictureCopy } from '../../src/copy/profile-form.ts'
import { settingsCopy } from '../../src/copy/settings.ts'
import type { Tab } from '../browsers/drivers/browser.ts'
import type { Journey } from '../browsers/support/journey.ts'
import { click, field, fill, holds, present, role, usable } from '../browsers/support/page.ts'
import type { Person } from '../e2e/support/members.ts'
import { hiddenStops } from './criteria.ts'
import { button } from './locale.ts'
import { isHydrated, openAs } from './open-as.ts'

/** The criteria of WCAG 2.2 that axe cannot judge and that need more than a look at a screen. */
export const criteriaJourneys = (
  journey: Journey,
  { person, newcomer, picture }: { person: Person; newcomer: Person; picture: string },
) => {
  journey('the band of the landing page stops (2.2.2)', async ({ open }) => {
    const page = await open('/')
    await holds(page, bandMoves, true)
    await stopBand(page)
    await holds(page, bandMoves, false)
  })

  journey('a toast hides no control with the focus (2.4.11)', async (visit) => {
    const page = await openAs(visit, person, '/settings')
    for (const width of [390, 1440]) {
      await page.resize({ width, height: 844 })
      await click(page, button(settingsCopy.contact.title, 'main'))
      await holds(page, "document.querySelector('[aria-live] *') !== null", true)
      expect(await hiddenStops(page), `${width} px`).toEqual([])
    }
  })

  journey('the crop moves by a press and by keys (2.5.7)', async (visit) => {
    const page = await openAs(visit, person, '/edit-profile')
    await page.choose("document.querySelector('input[type=file]')", picture)
    const area = await usable(page, role('slider', pictureCopy.crop.label, '[role=dialog]'))
    const changes = async (act: () => Promise<void>) => {
      const before = await page.evaluate(`${area}.innerHTML`)
      await act()
      await holds(page, `${area}.innerHTML !== ${JSON.stringify(before)}`, true)
    }
    await page.evaluate(`${area}.focus()`)
    await changes(() => page.type('+'))
    await changes(() => page.press('ArrowLeft'))
    await changes(async () => {
      // The driver presses the middle of an element.
      await page.evaluate(`(() => {
        const spot = document.createElement('i')
        spot.style = 'position: absolute; inset: 10% auto auto 10%; inline-size: 4px; block-size: 4px'
        ${area}.append(spot)
      })()`)
      await page.click(`${area}.querySelector('i')`)
      await page.evaluate(`${area}.querySelector('i').remove()`)
    })
  })

  journey('nothing that is known is asked again (3.3.7)', async (visit) => {
    for (const [member, path] of [
      [newcomer, '/profile-completion'],
      [person, '/edit-profile'],
    ] as const) {
      const page = await openAs(visit, member, path)
      const values = await page.evaluate(
        "[...document.querySelectorAll('input')].map(({ value }) => value).join(' ')",
      )
      for (const known of [member.firstName, member.lastName, member.username, member.email])
        expect(values, path).toContain(known)
    }
  })

  journey('messages are in live regions that were there before (4.1.3)', async (visit) => {
    const login = await visit.open('/login')
    await isHydrated(login)
    await fill(login, field(loginCopy.identifier, 'form'), person.email)
    await fill(login, field(loginCopy.password, 'form'), 'a wrong password')
    await click(login, await marked(login, button(loginCopy.submit, 'form')))
    await isAnnounced(login, failureMessages['wrong credentials'])

    const forgot = await visit.open('/forgot-password')
    await isHydrated(forgot)
    await fill(forgot, field(forgotPasswordCopy.email, 'form'), person.email)
    await click(forgot, await marked(forgot, button(forgotPasswordCopy.submit, 'form')))
    await isAnnounced(forgot, forgotPasswordCopy.sent)

    const settings = await openAs(visit, person, '/settings')
    await click(settings, await marked(settings, button(settingsCopy.contact.title, 'main')))
    await isAnnounced(settings, settingsCopy.contactByHand.split(': ')[1] ?? '')

    const interests = await openAs(visit, person, '/update-preferences')
    const search = await marked(interests, role('searchbox', preferencesCopy.filter.label))
    await fill(interests, search, 'hik')
    await isAnnounced(interests, preferencesCopy.filter.found(1, 53))
    await click(interests, role('checkbox', 'Hiking'))
    await isAnnounced(interests, preferencesCopy.selected(53))
  })
}

/** Presses the button that stops the band of the landing page, again while the page does not run yet. */
export const stopBand = async (page: Tab) => {
  const isStopped = async () => {
    await click(page, button(heroCopy.pause))
    return page.evaluate(`${button(heroCopy.pause)}.getAttribute('aria-pressed')`)
  }
  await expect.poll(isStopped).toBe('true')
}

const bandMoves = `document.getAnimations().some(({ effect, playState }) =>
  playState === 'running' && effect.getComputedTiming().iterations === Infinity)`

const liveRegions =
  "[...document.querySelectorAll('[aria-live=polite], [role=status], [role=alert]')]"

/** Remembers the live regions of the page as soon as it has the control, and returns its expression. */
const marked = async (page: Tab, control: string) => {
  await present(page, control)
  await page.evaluate(`void (window.regions = new Set(${liveRegions}))`)
  return control
}

const isAnnounced = (page: Tab, text: string) =>
  holds(
    page,
    `${liveRegions}.some((region) => regions.has(region) && region.textContent.includes(${JSON.stringify(text)}))`,
    true,
  )
