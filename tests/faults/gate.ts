import { rewritten } from '../support/evidence/page.ts'
import { problemsOfEvidence } from '../support/evidence/problems.ts'
import { decisionFiles, evidenceOfRun } from '../support/evidence/run.ts'
import { gateVerdict, type Layer } from '../support/run/layer.ts'
import { catalogue, families, faults } from './faults.ts'
import { faultsPage } from './page.ts'

/** Runs after every layer of `npm run test:full`. Combines the faults with their cases and writes the page. */
export const faultsGate: Layer = {
  name: 'faults',
  title: 'Faults, each with its case',
  share: 'whole',
  run: async () => {
    const evidence = await evidenceOfRun('fault')
    const problems = problemsOfEvidence(catalogue, evidence)
    const isNew = await rewritten(
      page,
      faultsPage({ families, evidence, decisions: await decisionFiles() }),
    )
    return gateVerdict(
      problems,
      isNew ? `${remark} It was out of date and has been rewritten. Commit it.` : remark,
    )
  },
}

const page = 'docs/faults.md'

const remark = `Faults: ${faults.length} rows, in ${page}.`
