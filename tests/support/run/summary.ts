import type { Ended } from './command.ts'
import type { RanFile } from './report.ts'

/** The counts of a layer. A check that is not a test suite counts as one test. */
export type Counts = { passed: number; failed: number; skipped: number }

/** The result of a layer. */
export type LayerResult = Counts & { layer: string; seconds: number }

/** The sum of counts. */
export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** The counts of test files. */
export const countsOf = (files: readonly RanFile[]): Counts => {
  const tests = files.flatMap((file) => file.tests)
  const count = (ended: string) => tests.filter((test) => test.ended === ended).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/** The time of test files in their workers. */
export const secondsOf = (files: readonly RanFile[]): number =>
  files.reduce((sum, { seconds }) => sum + seconds, 0)

/** Whether a run has failed without a failed test: it has no report or no test, or an exit code that no test explains. */
export const hasFailedBesideTests = (
  files: readonly RanFile[] | undefined,
  { code }: Ended,
): boolean => {
  const { passed, failed, skipped } = countsOf(files ?? [])
  return failed === 0 && (code !== 0 || passed + skipped === 0)
}

/** The minutes of each layer, the slowest files, and the sum. */
export const summary = (
  results: readonly LayerResult[],
  files: readonly RanFile[],
  seconds: number,
): string => {
  const rows = results.map(
    ({ layer, seconds: own, ...counts }) => [layer, own, textOf(counts)] as const,
  )
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10)
  return [
    '',
    'Minutes of work by layer, which share the cores',
    ...rows.map(([layer, own, counts]) => `  ${layer.padEnd(12)} ${clock(own)}  ${counts}`),
    `  ${'until the end'} ${clock(seconds)}`,
    ...(slowest.length > 0 ? ['', 'The slowest files'] : []),
    ...slowest.map((file) => `  ${clock(file.seconds)}  ${file.file}`),
    '',
    textOf(sumOf(results)),
  ].join('\n')
}

/** `12 passed, 0 failed`, and the number of skipped tests if there are any. */
export const textOf = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Seconds as `m:ss`. */
export const clock = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
