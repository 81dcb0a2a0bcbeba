import { rewritten } from '../support/evidence/page.ts'
import { problemsOfEvidence } from '../support/evidence/problems.ts'
import { decisionFiles, evidenceOfRun } from '../support/evidence/run.ts'
import { gateVerdict, type Layer, type Verdict } from '../support/run/layer.ts'
import { conformancePage } from './page.ts'
import { catalogue, rows, sections } from './rows.ts'

/** Runs after every other layer. Combines the rows with the reports of the layers and writes the page. */
export const conformanceLayer: Layer = {
  name: 'conformance',
  title: 'Conformance with the specification',
  share: 'whole',
  run: conformance,
}

async function conformance(): Promise<Verdict> {
  const evidence = await evidenceOfRun('spec')
  const page = conformancePage({ sections, evidence, decisions: await decisionFiles() })
  const problems = problemsOfEvidence(catalogue, evidence)
  if (await rewritten('docs/conformance.md', page)) {
    problems.push('docs/conformance.md was out of date and has been rewritten. Commit it.')
  }
  return gateVerdict(problems, `Conformance: ${rows.length} rows, in docs/conformance.md.`)
}
