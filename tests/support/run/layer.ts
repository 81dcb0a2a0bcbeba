/** What a layer counted. A check that is not a test suite counts as one. */
export type Verdict = {
  passed: number
  failed: number
  skipped: number
  /** Shown in full when something failed. */
  output: string
  /** Said at the end even when everything passed: what was skipped, and why. */
  remarks: readonly string[]
}

/** One part of the test command. */
export type Layer = {
  name: string
  /** The heading under which its result is printed. */
  title: string
  /** Half of the machine, or all of it. */
  share: 'half' | 'whole'
  run: () => Promise<Verdict>
}

/** A layer that has ended. */
export type Result = { layer: Layer; verdict: Verdict; seconds: number }

/** The verdict of a check that either holds or does not. */
export const oneCheck = (holds: boolean, output: string): Verdict => ({
  passed: holds ? 1 : 0,
  failed: holds ? 0 : 1,
  skipped: 0,
  output,
  remarks: [],
})

/** The verdict of a check that this machine cannot make. */
export const skippedCheck = (why: string): Verdict => ({
  passed: 0,
  failed: 0,
  skipped: 1,
  output: '',
  remarks: [why],
})

/** The verdict of a gate that lists what is wrong, one sentence each. */
export const gateVerdict = (problems: readonly string[], remark: string): Verdict => ({
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length,
  skipped: 0,
  output: problems.join('\n'),
  remarks: [remark],
})
