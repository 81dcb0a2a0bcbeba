import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The result of a test. */
export type Ending = 'passed' | 'failed' | 'skipped'

/** A test with the titles of its groups, the outermost first. */
export type RanTest = { titles: readonly string[]; ended: Ending }

/** A test file that has run. */
export type RanFile = {
  layer: string
  /** Relative to the root of the repository, with forward slashes. */
  file: string
  /** The time of its imports, hooks and tests in a worker. */
  seconds: number
  tests: readonly RanTest[]
}

/** What a test runner reports: its files, and the number of errors outside of tests. */
export type Report = { files: readonly RanFile[]; errors: number }

/** Writes a report to the file that `TRELLIS_REPORT` names. */
export const writeReport = (report: Report): void => {
  const file = process.env.TRELLIS_REPORT
  if (file === undefined) throw new Error('TRELLIS_REPORT does not name a file.')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
}

/** The report of a run that has ended, or undefined if the run has written none. */
export const readReport = (file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
