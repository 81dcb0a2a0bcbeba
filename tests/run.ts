import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './support/install-chromium.ts'
import { installedPrograms } from './support/postgres.ts'
import { choiceOf } from './support/run/choice.ts'
import { type RanFile, readReport } from './support/run/report.ts'
import { skippedLines } from './support/run/skipped.ts'
import { inRepository, resultsFolder, runTool } from './support/run/tools.ts'

/*
 * The test command. `npm test` runs the tests of every commit, and `npm test -- long` the long ones with them. `npm run
 * test:quick` runs the layers that need no server and no browser, `node --import tsx tests/run.ts postgres` the backend on a
 * PostgreSQL server. Flags with a layer's name select layers: `npm test -- --pure --dom`.
 */
const { layers, tests } = choiceOf(process.argv.slice(2))
const reports = join(resultsFolder, 'reports', tests === 'long' ? 'long' : 'commit')
const files: RanFile[] = []
const failed: string[] = []

if (tests === 'both')
  await rm(join(resultsFolder, 'reports/long'), { recursive: true, force: true })
// Vitest uses every core for most of the time. The checks fill the gaps.
await Promise.all([runChecks(), runProjects()])
if (layers.includes('postgres')) await runOnPostgres()
if (layers.includes('e2e')) await runJourneys()
const skipped = skippedLines(files, (file) => readFileSync(inRepository(file), 'utf8'))
if (skipped.length > 0) console.log(['', 'Skipped tests', ...skipped].join('\n'))
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nPassed.')
process.exitCode = failed.length > 0 ? 1 : 0

async function runChecks(): Promise<void> {
  const checks = [
    // One checker needs half of the processor time of the usual four, and Vitest needs the other core.
    ['types', 'tsc', '--noEmit', '--pretty', 'false', '--checkers', '1'],
    ['lint', 'biome', 'lint', '--error-on-warnings', '.'],
    ['format', 'biome', 'format', '.'],
  ] as const
  for (const [layer, tool, ...args] of checks) {
    if (!layers.includes(layer)) continue
    const { code, output } = await runTool(tool, args)
    end(layer, code === 0, code === 0 ? '' : output)
  }
}

/** Runs the layers of Vitest at once, because one Vitest distributes their files best among its workers. */
async function runProjects(): Promise<void> {
  const chosen = layers.filter((layer) => ['pure', 'dom', 'backend', 'build'].includes(layer))
  const projects = chosen.flatMap(projectsOf)
  if (projects.length > 0) await runVitest(chosen.join(', '), projects)
}

/** The projects of a layer. */
function projectsOf(layer: string): string[] {
  const long = layer === 'pure' ? ['pure-long'] : []
  if (tests === 'long') return long
  const ofCommit = [layer, ...(layer === 'pure' ? ['pure-east', 'pure-xstate-*'] : [])]
  return tests === 'both' ? [...ofCommit, ...long] : ofCommit
}

/** Runs the tests that need a PostgreSQL server. */
async function runOnPostgres(): Promise<void> {
  if (await installedPrograms()) await runVitest('postgres', ['postgres'])
  else console.log('postgres is skipped: no initdb and pg_ctl found.')
}

async function runVitest(layer: string, projects: readonly string[]): Promise<void> {
  const report = await newReport(layer)
  const args = [
    ...['run', ...projects.flatMap((project) => ['--project', project])],
    ...['--maxWorkers', String(availableParallelism())],
    ...['--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${report}`],
  ]
  const { code, output } = await runTool('vitest', args)
  endTests(layer, code, output, report)
}

async function runJourneys(): Promise<void> {
  // Playwright treats the argument as a pattern of paths.
  const pattern = {
    commit: '(?<!\\.long)\\.e2e\\.ts$',
    long: '\\.long\\.e2e\\.ts$',
    both: '\\.e2e\\.ts$',
  }[tests]
  const report = await newReport('e2e')
  const { code, output } = await runTool(
    'playwright',
    ['test', pattern, '--reporter', 'dot,json'],
    {
      env: {
        TRELLIS_CHROMIUM: await findOrInstallChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  )
  endTests('e2e', code, output, report)
}

/** The path of the report of a layer. An old report must never count for a new run. */
async function newReport(layer: string): Promise<string> {
  const report = join(reports, `${layer}.json`)
  await rm(report, { force: true })
  return report
}

/** Adds the results of a test runner. Without a report nothing is known about its tests. */
function endTests(layer: string, code: number | null, output: string, report: string): void {
  const ran = readReport(report) ?? []
  files.push(...ran)
  end(layer, code === 0 && ran.length > 0, output)
}

/** Prints how a layer has ended, with its output. */
function end(layer: string, isClean: boolean, output: string): void {
  if (!isClean) failed.push(layer)
  console.log([`${isClean ? '✓' : '✗'} ${layer}`, ...(output === '' ? [] : [output])].join('\n'))
}
