import { models } from '../../../machines/models.ts'
import { coverageLines, machineCoverage } from './machine-coverage.ts'

/*
 * `npx tsx tests/support/paths/coverage-main.ts` prints which parts of each machine its tour covers, and which parts the last test runs
 * have covered.
 */
const all = models.map(machineCoverage)
console.log(coverageLines(all).join('\n'))
