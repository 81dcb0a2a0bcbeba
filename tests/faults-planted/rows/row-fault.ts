import { evidenceInSources } from '../../conformance/evidence.ts'
import type { PlantedFault } from '../planted-fault.ts'

/** A fault that violates the sentence of one row of the conformance, and as little else as possible. */
export type RowFault = Pick<PlantedFault, 'file' | 'find' | 'replace'> & { row: string }

/** The faults in one file: the row, a text that occurs once, and what replaces it. */
export const rowFaultsIn = (
  file: string,
  faults: readonly (readonly [row: string, find: string, replace: string])[],
): RowFault[] => faults.map(([row, find, replace]) => ({ row, file, find, replace }))

/** Suites that another file runs, by the beginning of their path. */
const runners = {
  'tests/backend/suites/': 'tests/backend/api.test.ts',
  'tests/services/contracts/identity-': 'tests/services/identity-emulator.test.ts',
  'tests/services/contracts/member-api-': 'tests/services/member-api-backend.test.ts',
}

let evidence: ReturnType<typeof evidenceInSources> | undefined

/** The test files whose titles name the row, without those that need a browser. */
export const testFilesOf = (row: string): readonly string[] => {
  evidence ??= evidenceInSources('spec')
  const files = evidence
    .filter(({ file, rows }) => rows.includes(row) && !file.startsWith('tests/e2e/'))
    .map(({ file }) => Object.entries(runners).find(([path]) => file.startsWith(path))?.[1] ?? file)
  return [...new Set(files)]
}

/** Matches the titles of the tests that name the row. */
export const patternOf = (row: string): string =>
  String.raw`\(spec [^)]*\b${row.replace('.', String.raw`\.`)}\b`

/** The number of the row's section. */
export const sectionOf = (row: string): string => row.split('.')[0] ?? ''
