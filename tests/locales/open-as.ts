import { profileCopy } from '../../src/copy/profile.ts'
import type { Tab } from '../browsers/drivers/browser.ts'
import type { Visit } from '../browsers/support/journey.ts'
import { holds, present } from '../browsers/support/page.ts'
import type { Person } from '../e2e/support/members.ts'
import { sessionEntries } from '../e2e/support/stored-session.ts'
import { toText as t } from './locale.ts'

/** Opens a page with the stored session of a member, and waits for its screen. */
export const openAs = async ({ open, site }: Visit, member: Person, path: string): Promise<Tab> => {
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

/** The expression of the heading of the page. */
export const heading = "document.querySelector('h1')"

/** Waits until the page runs. */
export const isHydrated = (page: Tab) =>
  holds(page, "document.querySelector('[data-prerendered]') === null", true)

/** The expression that says whether the page contains this text, which is given in English. */
export const contains = (text: string) =>
  `document.body.innerText.includes(${JSON.stringify(t(text))})`
