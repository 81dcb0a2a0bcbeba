import { filesIn } from '../build/files-in.ts'
import { sizesOf } from '../build/sizes.ts'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { benchStack } from './bench-stack.ts'
import { visitFigures } from './first-visit-figures.ts'
import { type Visit, visit } from './lighthouse.ts'
import { memberVisits } from './member-visits.ts'
import type { Figure, Part } from './part.ts'
import { servedFloor, servedSite } from './served-folders.ts'
import { signedInProfile } from './signed-in-profile.ts'
import { floorName, throttlings, type Visits, visitTable } from './visits.ts'

/** A visited page; `profile` creates the user data directory of a signed-in browser, a new one each time. */
type Goal = { name: string; url: string; profile?: () => Promise<string> }

/** The number of visits to each page. Lighthouse recommends the median of five. */
const visitsOf = { quick: 1, usual: 5, deep: 9 }

/** How fast a phone shows the common entry pages, compared with a hand-written page. */
export const firstVisit: Part = {
  name: 'first-visit',
  question:
    'How soon does a phone show a page, compared with a hand-written page with the same hero?',
  run: async (depth) => {
    const browser = await findOrInstallChromium()
    const stack = await benchStack.start()
    const site = await servedSite()
    const floor = await servedFloor(site)
    const profile = await signedInProfile(browser, stack)
    const { start } = stack.secure
    const secure = { site: await start(site.origin), floor: await start(floor.origin) }
    const member = await memberVisits(browser, stack, secure.floor)
    const goals: readonly Goal[] = [
      { name: floorName, url: `${secure.floor}/` },
      { name: 'landing', url: `${secure.site}/` },
      { name: 'login', url: `${secure.site}/login` },
      { name: 'sign-up', url: `${secure.site}/signup` },
      ...(['profile', 'settings', 'edit-profile'] as const).map((page) => ({
        name: `${page}, signed in`,
        url: `${stack.secureSite}/${page}`,
        profile: profile.copy,
      })),
    ]
    const found = new Map<string, Visits & { visits: Visit[] }>()
    // Every round visits all pages, so a slow hour affects all of them.
    for (let round = 0; round < visitsOf[depth]; round += 1) {
      await member.round()
      for (const throttling of throttlings) {
        for (const goal of goals) {
          const key = `${goal.name} ${throttling}`
          const all = found.get(key) ?? { goal: goal.name, throttling, visits: [] }
          const how = {
            ...{ throttling, isWhole: round === 0 && throttling === 'simulate' },
            ...{ flag: stack.secure.flag, profile: await goal.profile?.() },
          }
          all.visits.push(await visit(browser, goal.url, how))
          found.set(key, all)
        }
      }
    }
    const sizes = sizesOf(await filesIn(site.folder))
    await Promise.all([site.stop(), floor.stop(), profile.remove()])
    const all = [...found.values()]
    return {
      tables: [visitTable(all)],
      figures: [
        ...visitFigures(all),
        ...(await member.end()),
        ...Object.entries(sizes).map(sizeFigure),
      ],
    }
  },
}

/** A size of the build, which `npm test` compares with its budget. */
const sizeFigure = ([name, value]: [string, number]): Figure => ({
  ...{ name, value, unit: name.endsWith('brotli') ? 'kB brotli' : 'kB gzip' },
  budget: ['sizes', name],
})
