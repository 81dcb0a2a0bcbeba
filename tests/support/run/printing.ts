import type { Layer, Result, Verdict } from './layer.ts'

export const printStart = (layer: Layer) => {
  console.log(`… ${layer.title}`)
}

/** Prints the heading of a layer that has ended, and its whole output if something failed. */
export const printEnd = ({ layer, verdict, seconds }: Result) => {
  const sign = verdict.failed > 0 ? '✗' : '✓'
  console.log(`${sign} ${layer.title}: ${countsOf(verdict)} (${clock(seconds)})`)
  if (verdict.failed > 0) console.log(`\n${indented(verdict.output)}\n`)
}

/** Prints the minutes of each layer, the remarks, and the total. */
export const printSummary = (results: readonly Result[], seconds: number) => {
  const width = Math.max(...results.map(({ layer }) => layer.name.length))
  console.log('\nMinutes by layer')
  for (const { layer, verdict, seconds: own } of results) {
    console.log(`  ${layer.name.padEnd(width)}  ${clock(own)}  ${countsOf(verdict)}`)
  }
  console.log(`  ${'in all'.padEnd(width)}  ${clock(seconds)}`)
  for (const remark of results.flatMap(({ verdict }) => verdict.remarks)) console.log(remark)
  console.log(`\n${countsOf(totalOf(results))}`)
}

/** The record of a run as JSON: one entry for each layer, and the sums. */
export const recordOf = (results: readonly Result[], seconds: number): string => {
  const { passed, failed, skipped } = totalOf(results)
  const layers = results.map(({ layer, verdict, seconds: own }) => ({
    name: layer.name,
    passed: verdict.passed,
    failed: verdict.failed,
    skipped: verdict.skipped,
    seconds: Math.round(own * 10) / 10,
    remarks: verdict.remarks,
  }))
  return `${JSON.stringify({ passed, failed, skipped, seconds: Math.round(seconds), layers }, null, 2)}\n`
}

type Counts = Pick<Verdict, 'passed' | 'failed' | 'skipped'>

/** The sum of all counts. */
const totalOf = (results: readonly Result[]): Counts =>
  results.reduce(
    (sum, { verdict }) => ({
      passed: sum.passed + verdict.passed,
      failed: sum.failed + verdict.failed,
      skipped: sum.skipped + verdict.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** `12 passed, 0 failed`, and the number of skipped tests if there are any. */
const countsOf = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Seconds as `m:ss`. */
const clock = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const indented = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
