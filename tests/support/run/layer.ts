/** The counts of a layer. A check that is not a test suite counts as one test. */
export type Verdict = {
  passed: number
  failed: number
  skipped: number
  /** Printed in full if something failed. */
  output: string
  /** Printed at the end, also if everything passed, such as what was skipped and why. */
  remarks: readonly string[]
}

/** One part of the test command. */
export type Layer = {
  name: string
  /** The heading under which its result is printed. */
  title: string
  /** The share of the CPU cores that it uses. */
  share: 'half' | 'whole'
  run: () => Promise<Verdict>
}

/** The result of a layer. */
export type Result = { layer: Layer; verdict: Verdict; seconds: number }

/** The verdict of a single check. */
export const oneCheck = (holds: boolean, output: string): Verdict => ({
  passed: holds ? 1 : 0,
  failed: holds ? 0 : 1,
  skipped: 0,
  output,
  remarks: [],
})

/** The verdict of a check that cannot run on this computer. */
export const skippedCheck = (why: string): Verdict => ({
  passed: 0,
  failed: 0,
  skipped: 1,
  output: '',
  remarks: [why],
})

/** The verdict of a gate, with one sentence for each problem. */
export const gateVerdict = (problems: readonly string[], remark: string): Verdict => ({
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length,
  skipped: 0,
  output: problems.join('\n'),
  remarks: [remark],
})
