import { expect, test } from '@playwright/test'
import { boundsFrom } from '../../deep/bounds.ts'
import { plantedFault } from '../../field-faults/faults.ts'
import { buildWithFaults, type ServeSite } from '../field-faults/built-site.ts'
import { type Walk, walkOf } from './moves.ts'
import { siteFaults } from './site-faults.ts'
import { walkSite } from './site-walk.ts'

/*
 * Shows that the rules of the walks can notice something. One build has all faults, and a page chooses one. By default
 * each fault has a short walk of its own, which must break a rule with the fault and none without it.
 * `DEEP_SITE_FAULT_WALKS=50` makes the walks of 50 seeds instead, until one notices the fault.
 */
const { seed: firstSeed, siteFaultWalks, siteMoves } = boundsFrom(process.env)
const chosen = process.env.SITE_FAULT ?? ''

let serve: ServeSite
test.beforeAll(async () => {
  test.setTimeout(5 * 60_000)
  serve = await buildWithFaults(siteFaults)
})

for (const { name, walk, breaks } of siteFaults.filter((fault) => fault.name.includes(chosen)))
  test(`a walk notices: ${name}`, async ({ browser }) => {
    test.setTimeout(120 * 60_000)
    const brokenWith = (fault: string, steps: Walk) =>
      walkSite(browser, steps, async (context) => {
        await serve(context)
        await context.addInitScript(
          ([property, value]) => Object.assign(globalThis, { [String(property)]: value }),
          [plantedFault, fault],
        )
      })
    if (siteFaultWalks === 0) {
      expect((await brokenWith(name, walk)).broken).toContain(breaks)
      expect((await brokenWith('none', walk)).broken).toBeNull()
      return
    }
    for (let seed = firstSeed; seed < firstSeed + siteFaultWalks; seed += 1) {
      const { broken } = await brokenWith(name, walkOf(seed, siteMoves))
      if (broken) return console.log(`seed ${seed}: ${name}: ${broken}`)
    }
    throw new Error(`No walk notices it: ${name}`)
  })
