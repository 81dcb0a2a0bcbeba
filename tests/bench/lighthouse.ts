import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { chromiumFlags } from '../support/chromium.ts'
import { resultsFolder, runTool } from '../support/run/tools.ts'

/** How Lighthouse throttles network and CPU: simulated, or for real. */
export type Throttling = 'simulate' | 'devtools'

/** Lighthouse's results for one load of a page; times in ms. */
export type Visit = {
  lcp: number
  fcp: number
  tbt: number
  cls: number
  /** Scores out of 100 by category: all four, or performance alone. */
  scores: Readonly<Record<string, number>>
}

const audit = v.object({ numericValue: v.number() })
const reportSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.object({
    'largest-contentful-paint': audit,
    'first-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
})

/**
 * `isWhole` runs all four categories. Those other than performance give the same result on every visit and cost as
 * much. `flag` is a further flag of the browser.
 */
type How = { throttling: Throttling; isWhole: boolean; flag: string }

/**
 * Loads a page as a phone does, in a new browser. The last report of each page stays in test-results/bench, and names
 * the audits that reduce a score.
 */
export const visit = async (
  browser: string,
  { name, url }: { name: string; url: string },
  { throttling, isWhole, flag }: How,
): Promise<Visit> => {
  const folder = join(resultsFolder, 'bench')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name} ${throttling}.json`)
  const flags = [...chromiumFlags, flag, '--headless', '--disable-gpu']
  const run = () =>
    runTool(
      'lighthouse',
      [
        ...[url, '--quiet', '--output=json', `--output-path=${file}`],
        ...[`--throttling-method=${throttling}`, `--chrome-flags=${flags.join(' ')}`],
        ...(isWhole ? [] : ['--only-categories=performance', '--disable-full-page-screenshot']),
      ],
      { env: { CHROME_PATH: browser }, limit: 180_000 },
    )
  let ended = await run()
  // On a busy machine Lighthouse sometimes loses its browser.
  if (ended.code !== 0) ended = await run()
  if (ended.code !== 0) throw new Error(`Lighthouse could not visit ${url}: ${ended.output}`)
  const report = v.parse(reportSchema, JSON.parse(await readFile(file, 'utf8')))
  const { audits, categories, runtimeError } = report
  if (runtimeError) throw new Error(runtimeError.message)
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    fcp: audits['first-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
  }
}
