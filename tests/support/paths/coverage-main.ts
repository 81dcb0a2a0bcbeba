import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { models } from '../../../machines/models.ts'
import { coverageLines, machineCoverage } from './machine-coverage.ts'

/*
 * `npm run coverage:machines`: what of every machine its tour covers, and what the last test runs have walked.
 * The same goes as JSON to whoever colours charts with it.
 */
const file = 'test-results/coverage-machines.json'

const all = models.map(machineCoverage)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(all))
console.log(coverageLines(all).join('\n'))
console.log(`Written to ${file}.`)
