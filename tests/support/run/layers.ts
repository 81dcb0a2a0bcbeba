import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findOrInstallChromium } from '../install-chromium.ts'
import { startPostgres } from '../postgres.ts'
import { checkedBuild } from './build.ts'
import type { Layer, Verdict } from './layer.ts'
import { oneCheck, skippedCheck } from './layer.ts'
import { described, verdictOfPlaywright, verdictOfVitest } from './reports.ts'
import { resultsFolder, runTool, workers } from './tools.ts'

/** Every layer, the fastest feedback first; with or without the tests in files `….long.…`. */
export const allLayers = ({ withLong }: { withLong: boolean }): Layer[] => [
  check('types', 'Types', () => runTool('tsc', ['--noEmit', '--pretty', 'false'])),
  check('lint', 'Lint', () => runTool('biome', ['lint', '--error-on-warnings', '.'])),
  check('format', 'Formatting', () => runTool('biome', ['format', '.'])),
  vitest('pure', 'Machines, services and project rules, in Node', [
    ...['pure', 'pure-xstate-*'],
    ...(withLong ? ['pure-long'] : []),
  ]),
  vitest('dom', 'Screens and components, in happy-dom'),
  vitest('backend', 'Backend, on embedded PostgreSQL', backendProjects(withLong)),
  {
    name: 'postgres',
    title: 'Backend, on a PostgreSQL server',
    share: 'half',
    run: () => onPostgres(backendProjects(withLong)),
  },
  {
    name: 'build',
    title: 'The production build',
    share: 'half',
    run: checkedBuild,
  },
  {
    name: 'e2e',
    title: 'Journeys in Chromium, against the real backend and emulators',
    share: 'whole',
    run: () => journeys(withLong ? [] : [withoutLongFiles]),
  },
]

/** The layers with cases of faults, restricted to those cases. */
export const faultLayers = (): Layer[] => [
  ...[
    ['pure', 'Faults of services and machines, in Node'],
    ['dom', 'Faults of screens, in happy-dom'],
    ['backend', 'Faults of the backend, on embedded PostgreSQL'],
  ].map(
    ([project = '', title = '']): Layer => ({
      name: project,
      title,
      share: 'half',
      run: async () =>
        withoutOthers(
          await runVitest([project, `${project}-*`], project, { filters: ['-t', aFault] }),
        ),
    }),
  ),
  {
    name: 'e2e',
    title: 'Faults in Chromium, against the real backend and emulators',
    share: 'whole',
    run: () => journeys(['--grep', aFault]),
  },
]

/** The pattern of titles of cases. */
const aFault = '\\(fault '

/** Vitest counts every test that does not match a filter as skipped. */
const withoutOthers = (verdict: Verdict): Verdict => ({ ...verdict, skipped: 0 })

/** Playwright treats this argument as a pattern of paths. */
const withoutLongFiles = '(?<!\\.long)\\.e2e\\.ts$'

const check = (name: string, title: string, run: () => ReturnType<typeof runTool>): Layer => ({
  name,
  title,
  share: 'half',
  run: async () => {
    const ended = await run()
    return oneCheck(ended.code === 0, described(ended))
  },
})

const backendProjects = (withLong: boolean): readonly string[] =>
  withLong ? ['backend', 'backend-long'] : ['backend']

/** A layer of Vitest's projects with these names or patterns. */
const vitest = (name: string, title: string, projects: readonly string[] = [name]): Layer => ({
  name,
  title,
  share: 'half',
  run: () => runVitest(projects, name),
})

const runVitest = async (
  projects: readonly string[],
  name: string,
  { env = {}, filters = [] }: { env?: NodeJS.ProcessEnv; filters?: readonly string[] } = {},
): Promise<Verdict> => {
  const file = await freshReport(name)
  const ended = await runTool(
    'vitest',
    [
      ...['run', ...projects.flatMap((project) => ['--project', project]), ...filters],
      ...['--maxWorkers', String(workers.half)],
      ...['--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${file}`],
    ],
    { env },
  )
  return verdictOfVitest(await readReport(file), ended)
}

/** Runs the backend tests again, on a PostgreSQL server. */
async function onPostgres(projects: readonly string[]): Promise<Verdict> {
  const server = await startPostgres()
  if ('absent' in server) {
    return skippedCheck(`Skipped: the backend on a PostgreSQL server (${server.absent}).`)
  }
  try {
    return await runVitest(projects, 'postgres', {
      env: { TEST_DATABASE_URL: server.url },
      filters: ['tests/backend', 'tests/tools/doctor/database-check.test.ts'],
    })
  } finally {
    await server.stop()
  }
}

async function journeys(choice: readonly string[]): Promise<Verdict> {
  const chromium = await findOrInstallChromium()
  const file = await freshReport('e2e')
  const ended = await runTool(
    'playwright',
    [
      ...['test', ...choice, '--reporter', 'list,json'],
      ...['--workers', String(workers.whole), '--retries', '1'],
    ],
    { env: { TRELLIS_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  return verdictOfPlaywright(await readReport(file), ended)
}

/** The path of a report. Removes an existing one, because an old report must never count for a new run. */
const freshReport = async (name: string): Promise<string> => {
  const file = join(resultsFolder, 'reports', `${name}.json`)
  await mkdir(join(resultsFolder, 'reports'), { recursive: true })
  await rm(file, { force: true })
  return file
}

const readReport = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
