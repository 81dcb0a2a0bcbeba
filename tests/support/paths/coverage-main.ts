import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { models } from '../../../machines/models.ts'
import { coverageLines, machineCoverage } from './machine-coverage.ts'

/*
 * `npx tsx tests/support/paths/coverage-main.ts` prints which parts of each machine its tour covers, and which parts the last test runs
 * have covered. It also writes the result as JSON.
 */
const file = 'test-results/coverage-machines.json'

const all = models.map(machineCoverage)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(all))
console.log(coverageLines(all).join('\n'))
console.log(`Written to ${file}.`)
