import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { RanFile } from '../run/report.ts'
import { inRepository } from '../run/tools.ts'
import { type Catalogue, problemsOfEvidence } from './catalogue.ts'
import { evidenceIn } from './evidence.ts'
import { pageOf } from './page.ts'

/**
 * Writes the page of a catalogue from the test files of a whole run. Resolves with the problems, one sentence each. The
 * repetition of the backend tests on a PostgreSQL server may be skipped, so it proves nothing.
 */
export const renewPage = async (
  catalogue: Catalogue,
  files: readonly RanFile[],
): Promise<string[]> => {
  const evidence = evidenceIn(
    catalogue.kind,
    files.filter(({ layer }) => layer !== 'postgres'),
  )
  const text = pageOf(catalogue, evidence, await readdir(inRepository('docs/decisions')))
  const problems = problemsOfEvidence(catalogue, evidence)
  const page = inRepository(catalogue.page)
  if ((await readFile(page, 'utf8').catch(() => '')) === text) return problems
  await writeFile(page, text)
  return [...problems, `${catalogue.page} was out of date and has been rewritten. Commit it.`]
}
