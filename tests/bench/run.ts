import { backend } from './backend.ts'
import { benchStack } from './bench-stack.ts'
import { figureTable } from './budget.ts'
import { development } from './development.ts'
import { firstVisit } from './first-visit.ts'
import { interaction } from './interaction.ts'
import { lab } from './lab.ts'
import { machines } from './machines.ts'
import { writePage } from './page-file.ts'
import { type Depth, type Part, tableLines } from './part.ts'
import { type PartRecord, runAndKeep, wasBusy } from './record.ts'
import { signIn } from './sign-in.ts'

/*
 * `npm run bench` runs every part, `npm run bench -- machines` one. Flags: `--deep` adds slow measurements, `--quick`
 * runs everything once, `--twice` runs everything again and compares both results, `--write` writes the results to
 * docs/performance.md. It prints tables and, unless quick, writes them to test-results/bench.json. Times are specific
 * to this machine and hour; only compare figures of one run.
 */
const parts: readonly Part[] = [
  machines,
  backend,
  development,
  lab,
  firstVisit,
  interaction,
  signIn,
]
const flags = ['--deep', '--quick', '--twice', '--write']

const texts = process.argv.slice(2)
const unknown = texts.find(
  (word) => !flags.includes(word) && !parts.some(({ name }) => name === word),
)
if (unknown !== undefined) {
  const known = [...parts.map(({ name }) => name), ...flags].join(', ')
  console.error(`Unknown: ${unknown}. There are: ${known}.`)
  process.exit(2)
}
const named = texts.filter((word) => !flags.includes(word))
const depth: Depth = texts.includes('--deep')
  ? 'deep'
  : texts.includes('--quick')
    ? 'quick'
    : 'usual'

for (let turn = 0; turn < (texts.includes('--twice') ? 2 : 1); turn += 1) {
  const records: PartRecord[] = []
  for (const part of parts.filter(({ name }) => named.length === 0 || named.includes(name))) {
    console.log(`${part.name}: ${part.question}\n`)
    const record = await runAndKeep(part, depth).catch((error: unknown) => {
      console.error(`${part.name} could not be measured:`, error)
      process.exitCode = 1
      return null
    })
    if (!record) continue
    records.push(record)
    for (const table of record.tables) console.log(tableLines(table).join('\n'))
    if (wasBusy(record)) console.log(`The machine was busy with other work (load ${record.load}).`)
    console.log(`${part.name} took ${record.seconds} s.\n`)
  }
  await benchStack.stop()
  const before = Object.assign({}, ...records.map((record) => record.before))
  const all = figureTable(
    records.flatMap(({ figures }) => figures),
    before,
  )
  console.log(tableLines(all).join('\n'))
}
if (depth !== 'quick') console.log('Written to test-results/bench.json.')
if (texts.includes('--write')) console.log(`Written to ${await writePage()}.`)
