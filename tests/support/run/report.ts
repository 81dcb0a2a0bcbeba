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
  /** Relative to the root of the repository, with forward slashes. */
  file: string
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
const fileOfVitest = ({ name, status, assertionResults }: JsonTestResult): RanFile => {
  const tests = assertionResults.map(
    ({ ancestorTitles, title, status: ended }): RanTest => ({
      titles: [...ancestorTitles, title],
      ended: ended === 'passed' || ended === 'failed' ? ended : 'skipped',
    }),
  )
  const isBroken = status === 'failed' && tests.every(({ ended }) => ended !== 'failed')
  return {
    file: relative(inRepository('.'), name).replaceAll('\\', '/'),
    tests: isBroken ? [...tests, { titles: [], ended: 'failed' }] : tests,
  }
}

const fileOfPlaywright = (suite: JSONReportSuite): RanFile => ({
  file: `tests/e2e/${suite.file}`,
  tests: testsIn(suite, []),
})

/** A test that did not run has no result. One that is marked as failing proves nothing. */
const testsIn = (
  { specs, suites = [] }: JSONReportSuite,
  groups: readonly string[],
): readonly RanTest[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ results }): RanTest => {
      const status = results.at(-1)?.status ?? 'skipped'
      return {
        titles: [...groups, title],
        ended: status === 'passed' || status === 'skipped' ? status : 'failed',
      }
    }),
  ),
  ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title])),
]
