import * as v from 'valibot'
import type { Ended } from './command.ts'
import type { Verdict } from './layer.ts'

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
})

type Suite = {
  specs: { title: string; tests: { status: string }[] }[]
  suites?: Suite[] | undefined
}

const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

const playwrightReport = v.object({
  errors: v.array(v.unknown()),
  suites: v.array(suite),
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
})

/** Reads Vitest's JSON report. A file that could not even be loaded counts as one failure. */
export const verdictOfVitest = (report: unknown, ended: Ended): Verdict => {
  const parsed = v.safeParse(vitestReport, report)
  if (!parsed.success) return withoutReport(ended)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    parsed.output
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  return honest(ended, {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  })
}

/** So many journeys of a run may pass at a second try only (docs/decisions/0057). */
const secondTries = 1

/** Reads Playwright's JSON report. A journey that passed only at a second try is named; more than one counts as failed. */
export const verdictOfPlaywright = (report: unknown, ended: Ended): Verdict => {
  const parsed = v.safeParse(playwrightReport, report)
  if (!parsed.success) return withoutReport(ended)
  const { stats, errors, suites } = parsed.output
  const isBorne = stats.flaky <= secondTries
  const verdict = honest(ended, {
    passed: stats.expected + (isBorne ? stats.flaky : 0),
    failed: stats.unexpected + (isBorne ? 0 : stats.flaky) + errors.length,
    skipped: stats.skipped,
  })
  const remarks = suites
    .flatMap(flakyIn)
    .map((title) => `Passed only at a second try, and must be mended: ${title}`)
  return { ...verdict, remarks }
}

const flakyIn = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title),
  ...suites.flatMap(flakyIn),
]

/** Green needs a clean exit and at least one test that ran, whatever the report says. */
const honest = (
  ended: Ended,
  counts: { passed: number; failed: number; skipped: number },
): Verdict => {
  const unexplained =
    counts.failed === 0 && (ended.code !== 0 || counts.passed + counts.skipped === 0)
  return {
    ...counts,
    failed: unexplained ? 1 : counts.failed,
    output: described(ended),
    remarks: [],
  }
}

const withoutReport = (ended: Ended): Verdict => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  output: `${described(ended)}\nThe run left no report that can be read.`,
  remarks: [],
})

/** What a program printed, and how it ended when that was not by itself. */
export const described = ({ output, timedOut, code }: Ended): string => {
  if (timedOut) return `${output}\nStopped: it ran past its time limit.`
  return code === 0 || code === null ? output : `${output}\nExit status ${code}.`
}
