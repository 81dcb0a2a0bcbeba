import * as v from 'valibot'

/** What the near tests say about a planted fault. Only a failed assertion tells a developer what is wrong. */
export type Verdict = 'caught' | 'survived' | 'only a time limit' | 'cannot be loaded'

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
      status: v.string(),
    }),
  ),
})

const failuresIn = (testResults: v.InferOutput<typeof reportSchema>['testResults']) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')

/** The titles of the tests that failed. */
export const failedTitles = (report: unknown): readonly string[] =>
  failuresIn(v.parse(reportSchema, report).testResults).map(({ fullName }) => fullName)

/** The verdict of a JSON report of Vitest. */
export const verdictOf = (report: unknown): Verdict => {
  const { testResults } = v.parse(reportSchema, report)
  const failed = failuresIn(testResults)
  if (failed.length === 0)
    return testResults.some(({ status }) => status === 'failed') ? 'cannot be loaded' : 'survived'
  const isTimeout = failed.every(({ failureMessages }) =>
    failureMessages.some((message) => /\b(Test|Hook) timed out in\b/.test(message)),
  )
  return isTimeout ? 'only a time limit' : 'caught'
}
