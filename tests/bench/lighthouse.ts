import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { chromiumFlags } from '../support/chromium.ts'
import { resultsFolder, runTool } from '../support/run/tools.ts'
import { isPopupStub, popupStub } from './signed-in-profile.ts'

/** How Lighthouse throttles network and CPU: simulated, or for real. */
export type Throttling = 'simulate' | 'devtools'

/** One request of a page. */
export type PageRequest = {
  url: string
  kind: string
  /** Transferred bytes, including headers. */
  bytes: number
  beforePaint: boolean
}

/** Lighthouse's results for one load of a page; times in ms. */
export type Visit = {
  lcp: number
  fcp: number
  tbt: number
  cls: number
  /** Scores out of 100 by category: all four, or performance alone. */
  scores: Readonly<Record<string, number>>
  /** Audits that reduced a score. */
  faults: readonly string[]
  requests: readonly PageRequest[]
}

const timing = v.object({ numericValue: v.number() })
const report = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.intersect([
    v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
    v.object({
      'largest-contentful-paint': timing,
      'first-contentful-paint': timing,
      'total-blocking-time': timing,
      'cumulative-layout-shift': timing,
      metrics: v.object({
        details: v.object({
          items: v.array(v.object({ observedFirstContentfulPaint: v.optional(v.number()) })),
        }),
      }),
      'network-requests': v.object({
        details: v.object({
          items: v.array(
            v.object({
              url: v.string(),
              resourceType: v.optional(v.string(), 'Other'),
              transferSize: v.optional(v.number(), 0),
              networkRequestTime: v.number(),
            }),
          ),
        }),
      }),
    }),
  ]),
})

/** Loads a page as a phone does, in a new browser; `profile` is the user data directory of a signed-in one. */
export const visit = async (browser: string, url: string, how: How): Promise<Visit> => {
  try {
    return await visitOnce(browser, url, how)
  } catch {
    // On a busy machine Lighthouse sometimes loses its browser.
    return await visitOnce(browser, url, how)
  }
}

/**
 * `isWhole` runs all four categories. Those other than performance give the same result on every visit and cost as
 * much. `flag` is a further flag of the browser.
 */
type How = { throttling: Throttling; isWhole: boolean; flag: string; profile: string | undefined }

const visitOnce = async (
  browser: string,
  url: string,
  { throttling, isWhole, flag, profile }: How,
): Promise<Visit> => {
  const folder = join(resultsFolder, 'bench')
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'lighthouse.json')
  const flags = [...chromiumFlags, flag, '--headless', '--disable-gpu']
  if (profile !== undefined) flags.push(`--user-data-dir=${profile}`)
  const ended = await runTool(
    'lighthouse',
    [
      ...[url, '--quiet', '--output=json', `--output-path=${file}`],
      `--blocked-url-patterns=${popupStub}`,
      ...[`--throttling-method=${throttling}`, `--chrome-flags=${flags.join(' ')}`],
      ...(isWhole ? [] : ['--only-categories=performance', '--disable-full-page-screenshot']),
      // The default storage reset would clear the session before the visit.
      ...(profile === undefined ? [] : ['--disable-storage-reset']),
    ],
    { env: { CHROME_PATH: browser }, limit: 180_000 },
  )
  if (ended.code !== 0) throw new Error(`Lighthouse could not visit ${url}: ${ended.output}`)
  return visitOf(v.parse(report, JSON.parse(await readFile(file, 'utf8'))))
}

const visitOf = ({ audits, categories, runtimeError }: v.InferOutput<typeof report>): Visit => {
  if (runtimeError) throw new Error(runtimeError.message)
  const painted = audits.metrics.details.items[0]?.observedFirstContentfulPaint ?? 0
  const faults = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    fcp: audits['first-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    faults: [...new Set(faults.map(({ id }) => id))],
    requests: audits['network-requests'].details.items
      .filter(({ url }) => url.startsWith('http') && !isPopupStub(url))
      .map(({ url, resourceType, transferSize, networkRequestTime }) => ({
        ...{ url, kind: resourceType, bytes: transferSize },
        beforePaint: networkRequestTime < painted,
      })),
  }
}
