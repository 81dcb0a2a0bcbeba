import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRepository, resultsFolder } from '../run/tools.ts'
import { type Evidence, evidenceOfPlaywright, evidenceOfVitest } from './evidence.ts'
import type { Kind } from './names.ts'
import { inSourceFile } from './test-sources.ts'

/**
 * The evidence for a catalogue in the reports of this run. The PostgreSQL layer repeats the backend tests and may be
 * skipped, so its report is not used. Throws if a layer has no report.
 */
export const evidenceOfRun = async (kind: Kind): Promise<Evidence[]> => {
  const root = inRepository('')
  const ofVitest = await Promise.all(
    ['pure', 'dom', 'backend'].map(async (layer) =>
      evidenceOfVitest(kind, await reportOf(layer), root),
    ),
  )
  const ofPlaywright = evidenceOfPlaywright(kind, await reportOf('e2e'), 'tests/e2e')
  return inSourceFile([...ofVitest.flat(), ...ofPlaywright])
}

const reportOf = async (layer: string): Promise<unknown> => {
  const file = join(resultsFolder, 'reports', `${layer}.json`)
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new Error(`The layer '${layer}' has no report.`)
  }
}

/** The file names of the decisions. */
export const decisionFiles = (): Promise<string[]> => readdir(inRepository('docs/decisions'))
