import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { chromiumFlags } from '../support/chromium.ts'
import { resultsFolder, runTool } from '../support/run/tools.ts'

const numeric = v.object({ numericValue: v.number() })
const reportSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(v.string(), v.object({ score: v.number() })),
  audits: v.object({ 'largest-contentful-paint': numeric, 'total-blocking-time': numeric }),
})

/**
 * Loads a page with Lighthouse's simulated throttling, in a new browser. Times in ms, the lowest score out of 100. The last report
 * of each page stays in test-results/bench, and names the audits that reduce the score.
 */
export const audit = async (
  browser: string,
  { name, url, flag }: { name: string; url: string; flag: string },
): Promise<{ lcp: number; tbt: number; score: number }> => {
  const folder = join(resultsFolder, 'bench')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  const flags = [...chromiumFlags, flag, '--headless', '--disable-gpu']
  // The categories other than performance give the same result on every page and cost as much.
  const categories = name === 'landing' ? [] : ['--only-categories=performance']
  const args = [
    ...[url, '--quiet', '--output=json', `--output-path=${file}`, ...categories],
    ...['--disable-full-page-screenshot', `--chrome-flags=${flags.join(' ')}`],
  ]
  const env = { CHROME_PATH: browser }
  const visit = () => runTool('lighthouse', args, { env, limit: 180_000 })
  let { code, output } = await visit()
  // Chromium 156 sometimes records no start of the navigation. Lighthouse then asks to run it again.
  for (let retriesLeft = 4; retriesLeft > 0 && output.includes('NO_NAVSTART'); retriesLeft -= 1)
    ({ code, output } = await visit())
  if (code !== 0) throw new Error(`Lighthouse could not visit ${url}: ${output}`)
  const report = v.parse(reportSchema, JSON.parse(await readFile(file, 'utf8')))
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  const scores = Object.values(report.categories).map(({ score }) => score)
  return {
    lcp: report.audits['largest-contentful-paint'].numericValue,
    tbt: report.audits['total-blocking-time'].numericValue,
    score: Math.min(...scores.map((score) => Math.round(score * 100))),
  }
}
