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

/** Reads Vitest's JSON report. A file that cannot be loaded counts as one failure. */
export const verdictOfVitest = (report: unknown, ended: Ended): Verdict => {
  const parsed = v.safeParse(vitestReport, report)
  if (!parsed.success) return withoutReport(ended)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    parsed.output
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  return verdictWith(ended, {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  })
}

/** The number of journeys of a run that may pass only at the second attempt (docs/decisions/0057). */
const maxFlaky = 3

/** Reads Playwright's JSON report. Names each journey that passed only at the second attempt; more than `maxFlaky` fail the run. */
export const verdictOfPlaywright = (report: unknown, ended: Ended): Verdict => {
  const parsed = v.safeParse(playwrightReport, report)
  if (!parsed.success) return withoutReport(ended)
  const { stats, errors, suites } = parsed.output
  const isTolerated = stats.flaky <= maxFlaky
  const verdict = verdictWith(ended, {
    passed: stats.expected + (isTolerated ? stats.flaky : 0),
    failed: stats.unexpected + (isTolerated ? 0 : stats.flaky) + errors.length,
    skipped: stats.skipped,
  })
  const remarks = suites
    .flatMap(flakyIn)
    .map((title) => `Passed only at the second attempt and must be fixed: ${title}`)
  return { ...verdict, remarks }
}

const flakyIn = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title),
  ...suites.flatMap(flakyIn),
]

/** A run without failed tests still fails if its exit code is not 0 or if no test ran. */
const verdictWith = (
  ended: Ended,
  counts: { passed: number; failed: number; skipped: number },
): Verdict => {
  const isIncomplete =
    counts.failed === 0 && (ended.code !== 0 || counts.passed + counts.skipped === 0)
  return {
    ...counts,
    failed: isIncomplete ? 1 : counts.failed,
    output: described(ended),
    remarks: [],
  }
}

const withoutReport = (ended: Ended): Verdict => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  output: `${described(ended)}\nThe run has no readable report.`,
  remarks: [],
})

/** The output of a program, with its exit code if it failed. */
export const described = ({ output, timedOut, code }: Ended): string => {
  if (timedOut) return `${output}\nStopped: it exceeded its time limit.`
  return code === 0 || code === null ? output : `${output}\nExit status ${code}.`
}
