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

const playwrightReport = v.object({
  errors: v.array(v.unknown()),
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

/** Reads Playwright's JSON report. */
export const verdictOfPlaywright = (report: unknown, ended: Ended): Verdict => {
  const parsed = v.safeParse(playwrightReport, report)
  if (!parsed.success) return withoutReport(ended)
  const { stats, errors } = parsed.output
  return verdictWith(ended, {
    passed: stats.expected,
    // Nothing is tried twice, so nothing is flaky. If it were, it would have failed once.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  })
}

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
