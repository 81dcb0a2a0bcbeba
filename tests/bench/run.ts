import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { budgetsOf } from '../support/budgets.ts'
import { resultsFolder } from '../support/run/tools.ts'
import { backend } from './backend.ts'
import { benchStack } from './bench-stack.ts'
import { firstVisit } from './first-visit.ts'
import { interaction } from './interaction.ts'
import type { Figure, Part } from './part.ts'

/*
 * `npm run bench` runs every part, `npm run bench -- backend` one. `--quick` runs everything once. It prints the rows of
 * the table in docs/performance.md. Times are specific to this machine and hour; only compare figures of one run.
 */
const parts: readonly Part[] = [backend, firstVisit, interaction]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})

const budgets = budgetsOf('On a quiet machine')
const rounded = (value: number): number => Number(value.toPrecision(3))
const rowOf = ({ name, of, value, unit, spread = 0, baseline }: Figure): string => {
  const budget = Number(budgets.get(name)?.budget || Number.NaN)
  if (Number.isNaN(budget)) throw new Error(`tests/budgets.md has no budget of ${name}`)
  const cells = [
    of === undefined ? name : `${name} (${of})`,
    `${rounded(value)} ${unit}`,
    rounded(spread),
    baseline ? `${rounded(baseline.value)} ${baseline.name}` : '',
    budget,
    // Higher is better for Lighthouse scores only.
    (unit === 'of 100' ? value >= budget : value <= budget) ? 'met' : 'missed',
  ]
  return `| ${cells.join(' | ')} |`
}

const head = '| figure | result | spread | compared with | budget |  |'
const rows = [head, '| --- | --: | --: | --- | --: | --- |']
for (const { name, question, run } of parts) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`${name}: ${question} (load ${loadavg()[0]?.toFixed(1)})`)
  const since = performance.now()
  try {
    rows.push(...(await run(values.quick)).map(rowOf))
    console.log(`${name} took ${Math.round((performance.now() - since) / 1_000)} s.`)
  } catch (error) {
    console.error(`${name} could not be measured:`, error)
    process.exitCode = 1
  }
}
await benchStack.stop()
await writeFile(join(resultsFolder, 'bench.md'), rows.join('\n'))
console.log(rows.join('\n'))
