import { findOrInstallChromium } from '../support/install-chromium.ts'
import { benchStack } from './bench-stack.ts'
import { type Throttling, type Visit, visit } from './lighthouse.ts'
import type { Part } from './part.ts'
import { servedFloor, servedSite } from './served-folders.ts'
import { floorName, visitFigures } from './visit-figures.ts'

/** A visited page. */
type Goal = { name: string; url: string }

/** How fast a phone shows the common entry pages, compared with a hand-written page. */
export const firstVisit: Part = {
  name: 'first-visit',
  question:
    'How soon does a phone show a page, compared with a hand-written page with the same hero?',
  run: async (isQuick) => {
    const browser = await findOrInstallChromium()
    const stack = await benchStack.start()
    const site = await servedSite()
    const floor = await servedFloor(site)
    const { start, flag } = stack.secure
    const secure = { site: await start(site.origin), floor: await start(floor.origin) }
    const goals: readonly Goal[] = [
      { name: floorName, url: `${secure.floor}/` },
      { name: 'landing', url: `${secure.site}/` },
      { name: 'login', url: `${secure.site}/login` },
      { name: 'sign-up', url: `${secure.site}/signup` },
    ]
    const found: Record<Throttling, Map<string, Visit[]>> = {
      simulate: new Map(),
      devtools: new Map(),
    }
    // Lighthouse recommends the median of five. Every round visits all pages, so a slow hour affects all of them.
    for (let round = 0; round < (isQuick ? 1 : 5); round += 1) {
      for (const throttling of ['simulate', 'devtools'] as const) {
        for (const goal of goals) {
          const isWhole = round === 0 && throttling === 'simulate'
          const how = { throttling, isWhole, flag }
          const seen = await visit(browser, goal, how)
          found[throttling].set(goal.name, [...(found[throttling].get(goal.name) ?? []), seen])
        }
      }
    }
    await Promise.all([site.stop(), floor.stop()])
    return visitFigures(found)
  },
}
