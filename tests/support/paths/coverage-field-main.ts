import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldCoverage, fieldCoverageLines } from '../../../lab/field/field-coverage.ts'
import { readFieldReports } from '../../../lab/field/report-file.ts'
import { models } from '../../../machines/models.ts'

/**
 * `npx tsx tests/support/paths/coverage-field-main.ts <folder>` prints which transitions members have taken in the reports of a folder (.json and
 * .ndjson), which never, and which steps of members no generated path contains.
 */
const coverageIn = (folder: string | undefined): number => {
  if (folder === undefined) {
    console.error('Which folder? npm run reports:export > reports/all.ndjson, then name reports/.')
    return 2
  }
  const reports = readdirSync(folder)
    .filter((name) => /\.(nd)?json$/.test(name))
    .flatMap((name) => readFieldReports(readFileSync(join(folder, name), 'utf8')))
  console.log(`${reports.length} report(s) in ${folder}.\n`)
  console.log(fieldCoverageLines(fieldCoverage(models, reports), models).join('\n'))
  return 0
}

process.exitCode = coverageIn(process.argv[2])
