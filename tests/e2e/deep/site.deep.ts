import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type TestInfo, test } from '@playwright/test'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { boundsFrom } from '../../deep/bounds.ts'
import { resultsFolder } from '../../support/run/tools.ts'
import { anyWalk, type Walk, walkSchema } from './moves.ts'
import { type Walked, walkSite } from './site-walk.ts'

const { seed: firstSeed, siteWalks, siteMoves } = boundsFrom(process.env)
const saved = process.env.SITE_WALK
/** The folder of the walks that have broken a rule. */
const folder = join(resultsFolder, 'site-walks')

/** Shrinking a walk repeats it many times. The shortest so far counts. */
const shrinkLimit = 15 * 60_000

if (saved !== undefined)
  test(`the saved walk ${saved} breaks no rule`, async ({ browser }, testInfo) => {
    const walk = v.parse(walkSchema, JSON.parse(readFileSync(saved, 'utf8')))
    const walked = await walkSite(browser, walk)
    await report(testInfo, walk, walked)
    console.log(walked.trace.join('\n'))
    expect(walked.broken).toBeNull()
  })
else {
  test('the same seed gives the same walk', async ({ browser }) => {
    const [walk] = fc.sample(anyWalk(siteMoves), { seed: firstSeed, numRuns: 1 })
    if (!walk) throw new Error('There is no walk.')
    const one = await walkSite(browser, walk)
    const other = await walkSite(browser, walk)
    expect(other.trace).toEqual(one.trace)
  })

  for (let seed = firstSeed; seed < firstSeed + siteWalks; seed += 1)
    test(`two tabs break no rule on the walk of seed ${seed}`, async ({ browser }, testInfo) => {
      test.setTimeout(shrinkLimit + 10 * 60_000)
      await walkFrom(seed, browser, testInfo)
    })
}

/** Walks from a seed. A walk that breaks a rule is shrunk and saved. */
const walkFrom = async (seed: number, browser: Browser, testInfo: TestInfo): Promise<void> => {
  let first: Walked | undefined
  let shortest: Walked | undefined
  const property = fc.asyncProperty(anyWalk(siteMoves), async (walk) => {
    const walked = await walkSite(browser, walk)
    if (!first) await report(testInfo, walk, walked)
    first ??= walked
    const isBroken = walked.broken !== null && walked.broken === first.broken
    if (isBroken) shortest = walked
    return !isBroken
  })
  const { counterexample } = await fc.check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    interruptAfterTimeLimit: shrinkLimit,
  })
  if (!counterexample) return
  const [walk] = counterexample
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `seed-${seed}.json`)
  writeFileSync(file, `${JSON.stringify(walk, null, 2)}\n`)
  const { broken, trace } = shortest ?? { broken: '', trace: [] }
  console.log([`✗ seed ${seed}`, broken, ...trace].join('\n'))
  throw new Error([broken, ...trace, `SITE_WALK=${file} npm run test:site-walks`].join('\n'))
}

/** Adds to the report what a walk was like. */
const report = (testInfo: TestInfo, { moves }: Walk, { transitions, faults }: Walked) =>
  testInfo.attach('walk', {
    body: JSON.stringify({ moves: moves.length, transitions: [...transitions], faults }),
    contentType: 'application/json',
  })
