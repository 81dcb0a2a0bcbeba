import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { resultsFolder } from '../support/run/tools.ts'
import { machines } from './machines.ts'
import { type Part, type Table, tableLines } from './part.ts'

/*
 * `npm run bench` runs every part, `npm run bench -- machines` one. It prints tables and leaves them in
 * test-results/bench.json. Times say something about this machine at this hour only; compare what stands in one run.
 */
const parts: readonly Part[] = [machines]

const named = process.argv.slice(2)
const unknown = named.find((name) => !parts.some((part) => part.name === name))
if (unknown !== undefined) {
  console.error(
    `There is no part '${unknown}'; there are: ${parts.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

const results: Record<string, readonly Table[]> = {}
for (const part of parts.filter(({ name }) => named.length === 0 || named.includes(name))) {
  console.log(`${part.name}: ${part.question}\n`)
  results[part.name] = await part.run()
  for (const table of results[part.name] ?? []) console.log(tableLines(table).join('\n'))
}

const file = join(resultsFolder, 'bench.json')
await mkdir(resultsFolder, { recursive: true })
const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model }
const before: unknown = await readFile(file, 'utf8')
  .then(JSON.parse)
  .catch(() => ({}))
const kept = typeof before === 'object' && before !== null ? before : {}
await writeFile(file, JSON.stringify({ ...kept, machine, ...results }, null, 2))
console.log(`Written to ${file}.`)
