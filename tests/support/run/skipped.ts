import type { RanFile } from './report.ts'

/** What decides whether a test runs, as its source names it, and why it does not run then. */
const reasons: readonly (readonly [condition: string, reason: string])[] = [
  ['support/corpora.ts', 'TRELLIS_CORPORA is not set'],
  ['check-text-rules.ts', 'TRELLIS_CORPORA is not set'],
  ['hasPromtool', 'promtool is not installed'],
  ['startPgBouncer', 'they need PgBouncer in front of a PostgreSQL server'],
  ['There is no display', 'there is no display'],
  ['TEST_DATABASE_URL', 'another run has the database that they need'],
]

/** Why tests of this source may be skipped, or null if it names no known condition. */
const skipReasonOf = (source: string): string | null =>
  reasons.find(([condition]) => source.includes(condition))?.[1] ?? null

/** Every file with skipped tests: their number and the reason, one line each. */
export const skippedLines = (
  files: readonly RanFile[],
  sourceOf: (file: string) => string,
): readonly string[] =>
  files.flatMap(({ file, tests }) => {
    const skipped = tests.filter(({ ended }) => ended === 'skipped').length
    const reason = skipped > 0 && (skipReasonOf(sourceOf(file)) ?? 'without a known reason')
    return reason ? [`  ${skipped} in ${file}: ${reason}`] : []
  })
