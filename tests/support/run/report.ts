import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResult, JsonTestResults } from 'vitest/node'
import { inRepository } from './tools.ts'

/** The result of a test. */
export type Ending = 'passed' | 'failed' | 'skipped'

/** A test with the titles of its groups, the outermost first. */
export type RanTest = { titles: readonly string[]; ended: Ending }

/** A test file that has run. */
export type RanFile = {
  layer: string
  /** Relative to the root of the repository, with forward slashes. */
  file: string
  /** The time of its tests. */
  seconds: number
  tests: readonly RanTest[]
}

/** The files in the JSON report of Vitest or Playwright, or undefined if the run has written none. */
export const readReport = (file: string): readonly RanFile[] | undefined => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  const report: JsonTestResults | JSONReport = JSON.parse(text)
  return 'testResults' in report
    ? report.testResults.map(fileOfVitest)
    : report.suites.map(fileOfPlaywright)
}

/** Without a failed test, a file that cannot be loaded or a failed hook counts as one. */
const fileOfVitest = ({
  name,
  status,
  startTime,
  endTime,
  assertionResults,
}: JsonTestResult): RanFile => {
  const file = relative(inRepository('.'), name).replaceAll('\\', '/')
  const tests = assertionResults.map((test): RanTest => {
    const { status: ended } = test
    return {
      titles: [...test.ancestorTitles, test.title],
      ended: ended === 'passed' || ended === 'failed' ? ended : 'skipped',
    }
  })
  const isBroken = status === 'failed' && tests.every(({ ended }) => ended !== 'failed')
  return {
    layer: layerOf(file),
    file,
    seconds: (endTime - startTime) / 1_000,
    tests: isBroken ? [...tests, { titles: [], ended: 'failed' }] : tests,
  }
}

/** The layer of a file, as the projects of Vitest divide the files. */
const layerOf = (file: string): string => {
  if (file.startsWith('tests/backend/')) return 'backend'
  if (file.endsWith('.build.ts')) return 'build'
  return file.endsWith('.tsx') ? 'dom' : 'pure'
}

const fileOfPlaywright = (suite: JSONReportSuite): RanFile => {
  const ran = testsIn(suite, [])
  return {
    layer: 'e2e',
    file: `tests/e2e/${suite.file}`,
    seconds: ran.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1_000,
    tests: ran.map(({ titles, ended }) => ({ titles, ended })),
  }
}

/** A test that did not run has no result. One that is marked as failing proves nothing. */
const testsIn = (
  { specs, suites = [] }: JSONReportSuite,
  groups: readonly string[],
): readonly (RanTest & { milliseconds: number })[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => {
      const status = results.at(-1)?.status ?? 'skipped'
      return {
        titles: [...groups, title],
        ended: status === 'passed' || status === 'skipped' ? status : ('failed' as const),
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      }
    }),
  ),
  ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title])),
]
