import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from '../support/run/report.ts'
import { resultsFolder } from '../support/run/tools.ts'
import { conformanceOf } from './page.ts'

/*
 * `npm run conformance` writes every row with its tests and their results into test-results/conformance.md, from the
 * reports of the last runs of both kinds of tests. Fails if a row has no passing test.
 */
const reports = join(resultsFolder, 'reports')
const names = readdirSync(reports, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
)
const { page, problems } = conformanceOf(
  names.flatMap((name) => readReport(join(reports, name)) ?? []),
)
writeFileSync(join(resultsFolder, 'conformance.md'), page)
console.log([...problems, 'See test-results/conformance.md.'].join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
