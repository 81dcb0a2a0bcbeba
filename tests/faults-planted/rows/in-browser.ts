import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { findOrInstallChromium } from '../../support/install-chromium.ts'
import { runCommand } from '../../support/run/command.ts'
import { patternOf } from './row-fault.ts'

const tenMinutes = 600_000

/**
 * The titles of the browser tests that name one of the rows and fail, on a site that is built from the copy. A test that
 * reaches its time limit has no failed assertion, so it does not count. Rejects if the site cannot be built or started.
 */
export const failuresInBrowser = async (
  copy: string,
  rows: readonly string[],
): Promise<readonly string[]> => {
  const report = join(copy, 'test-results/rows.json')
  rmSync(report, { force: true })
  const ended = await runCommand({
    file: process.execPath,
    args: [
      ...[join(copy, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter', 'json'],
      ...['--grep', rows.map(patternOf).join('|')],
    ],
    cwd: copy,
    limit: tenMinutes,
    env: {
      TRELLIS_CHROMIUM: await findOrInstallChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      // Set by the Vitest of this process. The build would use the settings of tests.
      VITEST: undefined,
      NODE_ENV: undefined,
    },
  })
  const { suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'))
  if (suites.length === 0) throw new Error(ended.output)
  return suites.flatMap((suite) => failedIn(suite, []))
}

const failedIn = (
  { title, specs, suites = [] }: JSONReportSuite,
  groups: readonly string[],
): readonly string[] => [
  ...specs
    .filter(({ tests }) =>
      tests.some(({ results }) => results.some(({ status }) => status === 'failed')),
    )
    .map((spec) => [...groups, title, spec.title].join(' ')),
  ...suites.flatMap((suite) => failedIn(suite, [...groups, title])),
]
