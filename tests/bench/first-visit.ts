import { findOrInstallChromium } from '../support/install-chromium.ts'
import { benchStack } from './bench-stack.ts'
import { visitFigures } from './first-visit-figures.ts'
import { visitTables } from './first-visit-tables.ts'
import { type Visit, visit } from './lighthouse.ts'
import type { Part } from './part.ts'
import { servedFloor, servedSite } from './served-folders.ts'
import { signedInProfile } from './signed-in-profile.ts'
import { sizeFigures } from './size-figures.ts'
import { floorName, throttlings, type Visits } from './visits.ts'

/** A page that is visited; `profile` makes the folder of a browser that is signed in, a new one each time. */
type Goal = { name: string; url: string; profile?: () => Promise<string> }

/* How often the landing page is visited, and the page by hand with it; and how often the other pages are. */
const visitsOf = {
  quick: { landing: 1, others: 1 },
  usual: { landing: 5, others: 3 },
  deep: { landing: 9, others: 9 },
} as const

/** How soon a phone shows each page that people open first, beside a page by hand. */
export const firstVisit: Part = {
  name: 'first-visit',
  question: 'How soon does a phone show a page, beside a hand-written page with the same hero?',
  run: async (depth) => {
    const browser = await findOrInstallChromium()
    const stack = await benchStack.start()
    const site = await servedSite()
    const floor = await servedFloor(site)
    const profile = await signedInProfile(browser, stack)
    const landing: readonly Goal[] = [
      { name: floorName, url: `${floor.origin}/` },
      { name: 'landing', url: `${site.origin}/` },
    ]
    const others: readonly Goal[] = [
      { name: 'login', url: `${site.origin}/login` },
      { name: 'sign-up', url: `${site.origin}/signup` },
      { name: 'profile, signed in', url: `${stack.site}/profile`, profile: profile.copy },
    ]
    const found = new Map<string, Visits & { visits: Visit[] }>()
    const visits = visitsOf[depth]
    // Every round visits all, so that an hour in which the machine is slow is slow for all.
    for (let round = 0; round < visits.landing; round += 1) {
      for (const throttling of throttlings) {
        for (const goal of [...landing, ...(round < visits.others ? others : [])]) {
          const key = `${goal.name} ${throttling}`
          const all = found.get(key) ?? { goal: goal.name, throttling, visits: [] }
          const signedIn = goal.profile ? { profile: await goal.profile() } : {}
          const isWhole = round === 0 && throttling === 'simulate'
          all.visits.push(await visit(browser, goal.url, { throttling, isWhole, ...signedIn }))
          found.set(key, all)
        }
      }
    }
    const sizes = await sizeFigures(site.folder)
    await Promise.all([site.stop(), floor.stop(), profile.remove()])
    const all = [...found.values()]
    return {
      tables: visitTables(all),
      figures: [...visitFigures(all), ...sizes],
    }
  },
}
