import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pages, renewPage } from './conformance/page.ts'
import { findOrInstallChromium } from './support/install-chromium.ts'
import { startPostgres } from './support/postgres.ts'
import { choiceOf } from './support/run/choice.ts'
import { type RanFile, readReport } from './support/run/report.ts'
import { skippedLines } from './support/run/skipped.ts'
import {
  type Counts,
  clock,
  countsOf,
  hasFailedBesideTests,
  type LayerResult,
  secondsOf,
  summary,
  sumOf,
  textOf,
} from './support/run/summary.ts'
import { inRepository, resultsFolder, runTool } from './support/run/tools.ts'

/*
 * The test command. `npm test` runs every layer without the long tests and without a PostgreSQL server,
 * `npm run test:full` everything, `npm run test:quick` the layers that need no server and no browser, `npm run test:e2e`
 * every journey. Flags with a layer's name select layers: `npm test -- --pure --dom`.
 */
const { layers, withLong, isFull } = choiceOf(process.argv.slice(2))
const reports = join(resultsFolder, 'reports')
const began = performance.now()
const results: LayerResult[] = []
const files: RanFile[] = []

// An old report must never count for a new run.
await rm(reports, { recursive: true, force: true })
// Vitest uses every core for most of the time. The checks fill the gaps.
await Promise.all([runChecks(), runProjects()])
if (layers.includes('postgres')) await runOnPostgres()
if (layers.includes('e2e')) await runJourneys()
if (isFull) {
  for (const kind of ['spec', 'fault'] as const) {
    const problems = await renewPage(kind, files)
    end(pages[kind], { passed: 1, failed: problems.length, skipped: 0 }, 0, problems.join('\n'))
  }
}
const skipped = skippedLines(files, (file) => readFileSync(inRepository(file), 'utf8'))
if (skipped.length > 0) console.log(['', 'Skipped tests', ...skipped].join('\n'))
console.log(summary(results, files, secondsSince(began)))
process.exitCode = sumOf(results).failed > 0 ? 1 : 0

async function runChecks(): Promise<void> {
  const checks = [
    // One checker needs half of the processor time of the usual four, and Vitest needs the other core.
    ['types', 'tsc', '--noEmit', '--pretty', 'false', '--checkers', '1'],
    ['lint', 'biome', 'lint', '--error-on-warnings', '.'],
    ['format', 'biome', 'format', '.'],
  ] as const
  for (const [layer, tool, ...args] of checks) {
    if (!layers.includes(layer)) continue
    const since = performance.now()
    const { code, output } = await runTool(tool, args)
    const isClean = code === 0
    const counts = { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, skipped: 0 }
    end(layer, counts, secondsSince(since), output)
  }
}

/** Runs the layers of Vitest at once, because one Vitest distributes their files best among its workers. */
async function runProjects(): Promise<void> {
  const chosen = layers.filter((layer) => ['pure', 'dom', 'backend', 'build'].includes(layer))
  if (chosen.length === 0) return
  await runTests('vitest', vitestArgs(chosen.flatMap(projectsOf)))
}

/** The projects of a layer, with the long tests if they were asked for. */
function projectsOf(layer: string): string[] {
  return [
    layer,
    ...(layer === 'pure' ? ['pure-east', 'pure-xstate-*'] : []),
    ...(withLong && ['pure', 'backend'].includes(layer) ? [`${layer}-long`] : []),
  ]
}

function vitestArgs(projects: readonly string[]): string[] {
  return [
    ...['run', ...projects.flatMap((project) => ['--project', project])],
    ...['--maxWorkers', String(availableParallelism())],
    ...['--reporter', 'dot', '--reporter', 'json'],
  ]
}

/** Runs the backend tests again, on a PostgreSQL server. */
async function runOnPostgres(): Promise<void> {
  const server = await startPostgres()
  if ('absent' in server) {
    end('postgres', { passed: 0, failed: 0, skipped: 1 }, 0, `Skipped: ${server.absent}.`)
    return
  }
  try {
    const env = { TEST_DATABASE_URL: server.url }
    await runTests('vitest', vitestArgs(projectsOf('backend')), { layer: 'postgres', env })
  } finally {
    await server.stop()
  }
}

async function runJourneys(): Promise<void> {
  // Playwright treats the argument as a pattern of paths.
  const chosen = withLong ? [] : ['(?<!\\.long)\\.e2e\\.ts$']
  await runTests('playwright', ['test', ...chosen, '--reporter', 'dot,json'], {
    env: { TRELLIS_CHROMIUM: await findOrInstallChromium() },
  })
}

/** Runs a test runner and adds its results, layer by layer. `layer` replaces the layer of its files. */
async function runTests(
  tool: 'vitest' | 'playwright',
  args: readonly string[],
  { layer, env = {} }: { layer?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const file = join(reports, `${layer ?? tool}.json`)
  const since = performance.now()
  const output = tool === 'vitest' ? [`--outputFile.json=${file}`] : []
  const ended = await runTool(tool, [...args, ...output], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const report = readReport(file)
  const ran = (report ?? []).map((one) => ({ ...one, layer: layer ?? one.layer }))
  files.push(...ran)
  for (const name of new Set(ran.map((one) => one.layer))) {
    const own = ran.filter((one) => one.layer === name)
    end(name, countsOf(own), secondsOf(own))
  }
  const hasFailed = hasFailedBesideTests(report, ended)
  if (hasFailed) end(tool, { passed: 0, failed: 1, skipped: 0 }, 0)
  const isClean = ended.code === 0 && !hasFailed
  console.log(`${isClean ? '' : ended.output}${tool} took ${clock(secondsSince(since))}`)
}

/** Adds the result of a layer and prints it, with the output of what failed or was skipped. */
function end(layer: string, counts: Counts, seconds: number, output = ''): void {
  results.push({ layer, ...counts, seconds })
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${layer}: ${textOf(counts)} (${clock(seconds)})`)
  if (counts.failed + counts.skipped > 0 && output !== '') console.log(output)
}

function secondsSince(since: number): number {
  return (performance.now() - since) / 1000
}
