import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { resultsFolder } from '../support/run/tools.ts'
import { backend } from './backend.ts'
import { benchStack } from './bench-stack.ts'
import { rowsOf } from './budget.ts'
import { firstVisit } from './first-visit.ts'
import { interaction } from './interaction.ts'
import type { Figure, Part } from './part.ts'

/*
 * `npm run bench` runs every part, `npm run bench -- backend` one. `--quick` runs everything once. It prints the figures
 * and writes them to test-results/bench.json. Times are specific to this machine and hour; only compare figures of one
 * run.
 */
const parts: readonly Part[] = [backend, firstVisit, interaction]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
const unknown = positionals.find((named) => !parts.some(({ name }) => name === named))
if (unknown !== undefined)
  throw new Error(`Unknown: ${unknown}. There are: ${parts.map(({ name }) => name).join(', ')}.`)

const found: { name: string; load: number; seconds: number; figures: readonly Figure[] }[] = []
for (const { name, question, run } of parts) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const [load = 0] = loadavg()
  console.log(`${name}: ${question} (load ${load.toFixed(1)})`)
  const since = performance.now()
  try {
    const figures = await run(values.quick)
    const seconds = Math.round((performance.now() - since) / 1_000)
    found.push({ name, load, seconds, figures })
    console.log(`${name} took ${seconds} s.`)
  } catch (error) {
    console.error(`${name} could not be measured:`, error)
    process.exitCode = 1
  }
}
await benchStack.stop()
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
const { quick } = values
await mkdir(resultsFolder, { recursive: true })
await writeFile(
  join(resultsFolder, 'bench.json'),
  JSON.stringify({ day: new Date().toISOString(), quick, machine, parts: found }, null, 2),
)
console.table(rowsOf(found.flatMap(({ figures }) => figures)))
