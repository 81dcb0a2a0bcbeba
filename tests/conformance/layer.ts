import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Layer, Verdict } from '../support/run/layer.ts'
import { inRepository, resultsFolder } from '../support/run/tools.ts'
import { type Evidence, evidenceOfPlaywright, evidenceOfVitest } from './evidence.ts'
import { atHome } from './homes.ts'
import { conformancePage } from './page.ts'
import { problemsOfEvidence } from './problems.ts'
import { rows, sections } from './rows.ts'

/**
 * Runs after every other layer: joins the rows with the reports that the layers left, and writes the page.
 * The layer on a PostgreSQL server repeats the backend's tests and may be skipped: rows do not lean on it.
 */
export const conformanceLayer: Layer = {
  name: 'conformance',
  title: 'Conformance with the specification',
  share: 'whole',
  run: conformance,
}

async function conformance(): Promise<Verdict> {
  const evidence = atHome(await evidenceOfRun())
  const page = conformancePage({ sections, evidence, decisions: await decisionFiles() })
  const problems = problemsOfEvidence(rows, evidence)
  if (await rewritten(page)) {
    problems.push('docs/conformance.md was out of date and has been rewritten: commit it.')
  }
  return {
    passed: problems.length === 0 ? 1 : 0,
    failed: problems.length,
    skipped: 0,
    output: problems.join('\n'),
    remarks: [`Conformance: ${rows.length} rows, in docs/conformance.md.`],
  }
}

const evidenceOfRun = async (): Promise<Evidence[]> => {
  const root = inRepository('')
  const ofVitest = await Promise.all(
    ['pure', 'dom', 'backend'].map(async (layer) => evidenceOfVitest(await reportOf(layer), root)),
  )
  return [...ofVitest.flat(), ...evidenceOfPlaywright(await reportOf('e2e'), 'tests/e2e')]
}

const reportOf = async (layer: string): Promise<unknown> => {
  const file = join(resultsFolder, 'reports', `${layer}.json`)
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new Error(`The layer '${layer}' left no report: what it shows cannot be told.`)
  }
}

const decisionFiles = (): Promise<string[]> => readdir(inRepository('docs/decisions'))

/** Writes the page where it differs from the one that lies there, and says whether it did. */
const rewritten = async (page: string): Promise<boolean> => {
  const file = inRepository('docs/conformance.md')
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === page) return false
  await writeFile(file, page)
  return true
}
