import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRepository, resultsFolder } from '../run/tools.ts'
import { type Evidence, evidenceOfPlaywright, evidenceOfVitest } from './evidence.ts'
import { atHome } from './homes.ts'
import type { Kind } from './names.ts'

/**
 * What the layers of this run left, as evidence for a catalogue. The layer on a PostgreSQL server repeats the
 * backend's tests and may be skipped: rows do not lean on it. Throws when a layer left no report.
 */
export const evidenceOfRun = async (kind: Kind): Promise<Evidence[]> => {
  const root = inRepository('')
  const ofVitest = await Promise.all(
    ['pure', 'dom', 'backend'].map(async (layer) =>
      evidenceOfVitest(kind, await reportOf(layer), root),
    ),
  )
  const ofPlaywright = evidenceOfPlaywright(kind, await reportOf('e2e'), 'tests/e2e')
  return atHome([...ofVitest.flat(), ...ofPlaywright])
}

const reportOf = async (layer: string): Promise<unknown> => {
  const file = join(resultsFolder, 'reports', `${layer}.json`)
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new Error(`The layer '${layer}' left no report: what it shows cannot be told.`)
  }
}

/** The file names of the decisions. */
export const decisionFiles = (): Promise<string[]> => readdir(inRepository('docs/decisions'))
