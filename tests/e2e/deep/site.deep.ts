import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type TestInfo, test } from '@playwright/test'
import * as v from 'valibot'
import { boundsFrom } from '../../deep/bounds.ts'
import { resultsFolder } from '../../support/run/tools.ts'
import { type Move, walkOf, walkSchema } from './moves.ts'
import { type Walked, walkSite } from './site-walk.ts'

const { seed: firstSeed, siteWalks, siteMoves } = boundsFrom(process.env)
const saved = process.env.SITE_WALK
/** The folder of the walks that have broken a rule. */
const folder = join(resultsFolder, 'site-walks')

/** How often a walk is repeated to shrink it. The shortest so far counts. */
const maxRepeats = 60

if (saved !== undefined)
  test(`the saved walk ${saved} breaks no rule`, async ({ browser }, testInfo) => {
    const walk = v.parse(walkSchema, JSON.parse(readFileSync(saved, 'utf8')))
    const walked = await walkSite(browser, walk)
    await report(testInfo, walked)
    console.log(walked.trace.join('\n'))
    expect(walked.broken).toBeNull()
  })
else {
  test('the same seed gives the same walk', async ({ browser }) => {
    test.setTimeout(10 * 60_000)
    const one = await walkSite(browser, walkOf(firstSeed, siteMoves))
    const other = await walkSite(browser, walkOf(firstSeed, siteMoves))
    expect(other.trace).toEqual(one.trace)
  })

  for (let seed = firstSeed; seed < firstSeed + siteWalks; seed += 1)
    test(`two tabs break no rule on the walk of seed ${seed}`, async ({ browser }, testInfo) => {
      test.setTimeout(60 * 60_000)
      await walkFrom(seed, browser, testInfo)
    })
}

/** Walks from a seed. A walk that breaks a rule is shrunk and saved. */
const walkFrom = async (seed: number, browser: Browser, testInfo: TestInfo): Promise<void> => {
  const walk = walkOf(seed, siteMoves)
  const walked = await walkSite(browser, walk)
  await report(testInfo, walked)
  if (walked.broken === null) return
  const { moves, broken, trace } = await shrunk(walked, (shorter) =>
    walkSite(browser, { ...walk, moves: shorter }),
  )
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `seed-${seed}.json`)
  writeFileSync(file, `${JSON.stringify({ ...walk, moves }, null, 2)}\n`)
  throw new Error([broken, ...trace, `SITE_WALK=${file} npm run test:site-walks`].join('\n'))
}

/** Leaves out halves, quarters, and so on to single moves, as long as the rest breaks the same rule. */
const shrunk = async (
  walked: Walked,
  repeat: (moves: readonly Move[]) => Promise<Walked>,
): Promise<Walked> => {
  let shortest = walked
  let repeats = 0
  for (let size = walked.moves.length >> 1; size > 0; size >>= 1)
    for (let from = shortest.moves.length - size; from >= 0; from -= size) {
      if (repeats === maxRepeats) return shortest
      repeats += 1
      const again = await repeat(shortest.moves.toSpliced(from, size))
      if (again.broken === shortest.broken) shortest = again
    }
  return shortest
}

/** Adds to the report what a walk was like. */
const report = (testInfo: TestInfo, { moves, transitions, faults }: Walked) =>
  testInfo.attach('walk', {
    body: JSON.stringify({ moves: moves.length, transitions: [...transitions], faults }),
    contentType: 'application/json',
  })
