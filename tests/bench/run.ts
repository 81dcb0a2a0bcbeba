import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { resultsFolder } from '../support/run/tools.ts'
import { backend } from './backend.ts'
import { benchStack } from './bench-stack.ts'
import { figureTable } from './budget.ts'
import { development } from './development.ts'
import { firstVisit } from './first-visit.ts'
import { interaction } from './interaction.ts'
import { lab } from './lab.ts'
import { machines } from './machines.ts'
import { type Found, type Part, tableLines } from './part.ts'

/*
 * `npm run bench` runs every part, `npm run bench -- machines` one. `--deep` adds slow measurements, `--quick` runs
 * everything once. It prints tables and writes them to test-results/bench.json. Times are specific to this machine and
 * hour; only compare figures of one run.
 */
const parts: readonly Part[] = [
  ...[machines, backend, development, lab],
  ...[firstVisit, interaction],
]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { deep: { type: 'boolean' }, quick: { type: 'boolean' } },
})
const unknown = positionals.find((named) => !parts.some(({ name }) => name === named))
if (unknown !== undefined)
  throw new Error(`Unknown: ${unknown}. There are: ${parts.map(({ name }) => name).join(', ')}.`)
const depth = values.deep ? 'deep' : values.quick ? 'quick' : 'usual'

const found: (Found & { name: string; seconds: number })[] = []
for (const part of parts.filter(({ name }) => !positionals.length || positionals.includes(name))) {
  console.log(`${part.name}: ${part.question} (load ${loadavg()[0]?.toFixed(1)})\n`)
  const since = performance.now()
  try {
    const one = await part.run(depth)
    const seconds = Math.round((performance.now() - since) / 1_000)
    found.push({ name: part.name, seconds, ...one })
    for (const table of one.tables ?? []) console.log(tableLines(table).join('\n'))
    console.log(`${part.name} took ${seconds} s.\n`)
  } catch (error) {
    console.error(`${part.name} could not be measured:`, error)
    process.exitCode = 1
  }
}
await benchStack.stop()
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
await mkdir(resultsFolder, { recursive: true })
await writeFile(
  join(resultsFolder, 'bench.json'),
  JSON.stringify({ day: new Date().toISOString(), depth, machine, parts: found }, null, 2),
)
console.log(tableLines(figureTable(found.flatMap(({ figures }) => figures))).join('\n'))
