import { writeFile } from 'node:fs/promises'
import type { Evidence } from '../support/evidence/evidence.ts'
import { rewritten } from '../support/evidence/page.ts'
import { problemsOfEvidence } from '../support/evidence/problems.ts'
import { decisionFiles, evidenceOfRun } from '../support/evidence/run.ts'
import { testSources } from '../support/evidence/test-sources.ts'
import { gateVerdict, type Layer } from '../support/run/layer.ts'
import { inRepository } from '../support/run/tools.ts'
import { textOf } from '../support/source/repository.ts'
import { catalogue, families, faults } from './faults.ts'
import { isLong, recordedIn, recordOf } from './long-run.ts'
import { faultsPage } from './page.ts'

const record = 'tests/faults/long-run.json'

/** Runs after every layer of `npm test`. Combines the faults with the cases of this run and the recorded long cases. */
export const faultsGate: Layer = {
  name: 'faults',
  title: 'Faults, each with its case',
  share: 'whole',
  run: async () => {
    const long = recordedIn(textOf(record), testSources())
    const { problems, isNew } = await judged([...(await evidenceOfRun('fault')), ...long])
    return gateVerdict(
      problems,
      isNew ? `${remark} It was out of date and has been rewritten. Commit it.` : remark,
    )
  },
}

/** Runs after `npm run test:faults`, which includes the long cases, and records their results. */
export const faultsRecord: Layer = {
  ...faultsGate,
  run: async () => {
    const evidence = await evidenceOfRun('fault')
    await writeFile(inRepository(record), recordOf(evidence.filter(isLong)))
    const { problems } = await judged(evidence)
    return gateVerdict(problems, `${remark} Commit it and ${record} if they changed.`)
  },
}

const page = 'docs/faults.md'

const remark = `Faults: ${faults.length} rows, in ${page}.`

const judged = async (evidence: readonly Evidence[]) => ({
  problems: problemsOfEvidence(catalogue, evidence),
  isNew: await rewritten(
    page,
    faultsPage({ families, evidence, decisions: await decisionFiles() }),
  ),
})
