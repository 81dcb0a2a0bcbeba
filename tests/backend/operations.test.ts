import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { CleanUpResult, CleanUpResults } from '../../backend/clean-up/clean-up.ts'
import { cleanUpKinds } from '../../backend/clean-up/kinds.ts'
import { createMetrics } from '../../backend/metrics/metrics.ts'

const folder = new URL('../../backend/metrics/operations/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

const alerts = read('alerts.yml')
const dashboard: Dashboard = JSON.parse(read('dashboard.json'))
const queries = dashboard.panels.flatMap(({ targets }) => targets?.map(({ expr }) => expr) ?? [])

type Dashboard = { panels: readonly { title: string; targets?: readonly { expr: string }[] }[] }

/** Every metric of an instance with its labels, in Prometheus's text format. */
const exported = async (): Promise<string> => {
  const metrics = createMetrics({ release: 'r-1', instance: 'i-1' })
  for (const status of [200, 503])
    metrics.observeRequest({ method: 'GET', route: '/api/health/ready', status }, 0.01)
  metrics.countDatabaseError('conflict')
  metrics.countIdentityError('rejected')
  const failed: CleanUpResult = { removed: 0, outcome: 'failed', slowestBatch: 1 }
  metrics.countCleanUp(
    Object.fromEntries(Object.keys(cleanUpKinds).map((kind) => [kind, failed])) as CleanUpResults,
  )
  metrics.countWebVitals({ page: '/profile', lcp: 900, inp: 80, cls: 0.01 })
  metrics.countSiteReport({ reason: 'uncaught error', page: '/profile' })
  metrics.observeReadiness(async () => 'clocks-differ')
  metrics.observeConnections(() => ({ inUse: 1, idle: 1, waiting: 0 }))
  return metrics.text()
}

type Selector = {
  metric: string
  labels: readonly { name: string; operator: string; value: string }[]
}

/** The selectors of a text with PromQL in it. */
const selectorsIn = (text: string): readonly Selector[] =>
  [...text.matchAll(/\b(\w+)\{(\w[^}]*)\}/g)].map(([, metric = '', labels = '']) => ({
    metric,
    labels: [...labels.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(
      ([, name = '', operator = '', value = '']) => ({ name, operator, value }),
    ),
  }))

describe.each([
  ['alerts', alerts],
  ['dashboard', queries.join('\n')],
])('the %s', (_name, text) => {
  const selectors = selectorsIn(text).filter(({ metric }) => metric !== 'up')

  test('use metrics and labels that an instance exports', async () => {
    const lines = (await exported()).split('\n')
    const unknown = selectors.filter(
      ({ metric, labels }) =>
        !lines.some(
          (line) =>
            /^[^{ ]+/.exec(line)?.[0] === metric &&
            labels.every(
              ({ name, operator, value }) =>
                name === 'job' ||
                line.includes(operator === '=' ? `${name}="${value}"` : `${name}="`),
            ),
        ),
    )
    expect(selectors.length).toBeGreaterThan(10)
    expect(unknown).toEqual([])
  })
})

const named = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort()

test('the page of the alerts says what to do for each alert, and each has a test', () => {
  const guide = readFileSync(new URL('../../docs/alerts.md', import.meta.url), 'utf8')
  const defined = named(alerts, /- alert: (\w+)/g)
  expect(defined.length).toBeGreaterThan(5)
  expect(named(guide, /^\| `([A-Z]\w+)` \|/gm)).toEqual(defined)
  expect(named(read('alerts.test.yml'), /alertname: (\w+)\n +exp_alerts:\n/g)).toEqual(defined)
})

const run = promisify(execFile)
const hasPromtool = await run('promtool', ['--version']).then(
  () => true,
  () => false,
)

describe.skipIf(!hasPromtool)('if promtool is installed', () => {
  test('each alert fires when it is due, and not before', async () => {
    const { stdout } = await run('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: folder })
    expect(stdout).toContain('SUCCESS')
  })

  test('each query of the dashboard is valid', async () => {
    const temporary = await mkdtemp(join(tmpdir(), 'trellis-dashboard-'))
    // A rule file is YAML, and so is JSON.
    const rules = queries.map((expr, index) => ({ record: `query:${index}`, expr }))
    const file = join(temporary, 'queries.yml')
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    const { stdout } = await run('promtool', ['check', 'rules', file])
    await rm(temporary, { recursive: true })
    expect(stdout).toContain(`SUCCESS: ${queries.length} rules found`)
  })
})
