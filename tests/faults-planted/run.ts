import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/run/command.ts'
import { type Area, type PlantedFault, plantIn } from './planted-fault.ts'
import { plantedFaults } from './planted-faults.ts'
import { failedTitles, type Verdict, verdictOf } from './verdict.ts'
import { copyOfWorkingTree } from './working-copy.ts'

/*
 * `npm run test:faults-planted [area or part of a title …]` plants each fault alone in a copy of the working tree, and
 * runs only the tests that must notice it. Fails if an area is below the goal, or if a fault cannot be planted.
 */
const goal = 95
const minute = 60_000
const asked = process.argv.slice(2)

const chosen = (Object.keys(plantedFaults) as Area[]).flatMap((area) =>
  plantedFaults[area]
    .filter(
      ({ title }) =>
        asked.length === 0 ||
        asked.some((part) => (part in plantedFaults ? area === part : title.includes(part))),
    )
    .map((fault) => ({ area, fault })),
)

const copy = copyOfWorkingTree()
const report = join(copy, 'planted.json')
process.once('SIGINT', () => process.exit(130))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))

for (const faults of [
  chosen.filter(({ fault }) => !fault.only),
  chosen.filter(({ fault }) => fault.only),
]) {
  const near = [...new Set(faults.flatMap(({ fault }) => fault.near))]
  const only = [...new Set(faults.flatMap(({ fault }) => fault.only ?? []))].join('|')
  const verdict = await verdictOn({ near, ...(only && { only }) })
  if (verdict === 'survived') continue
  const titles = existsSync(report) ? failedTitles(JSON.parse(readFileSync(report, 'utf8'))) : []
  console.error([`The tests already fail without a fault (${verdict}):`, ...titles].join('\n  '))
  process.exit(1)
}

const results: { area: Area; verdict: Verdict | 'not found' }[] = []
for (const { area, fault } of chosen) {
  const began = Date.now()
  const verdict = await verdictWith(fault)
  results.push({ area, verdict })
  const seconds = Math.round((Date.now() - began) / 1_000)
  console.log(
    `${verdict.padEnd(17)} ${area.padEnd(8)} ${String(seconds).padStart(3)} s  ${fault.title}`,
  )
}

for (const area of Object.keys(plantedFaults) as Area[]) {
  const found = results.filter((result) => result.area === area)
  if (found.length === 0) continue
  const caught = found.filter(({ verdict }) => verdict === 'caught').length
  const share = (100 * caught) / found.length
  console.log(`${area}: ${caught} of ${found.length} caught, ${share.toFixed(0)} %, goal ${goal} %`)
  if (share < goal) process.exitCode = 1
}
if (results.some(({ verdict }) => verdict === 'not found')) process.exitCode = 1

async function verdictWith(fault: PlantedFault): Promise<Verdict | 'not found'> {
  const path = join(copy, fault.file)
  const source = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, plantIn(source, fault))
  } catch (error) {
    console.error(String(error))
    return 'not found'
  }
  try {
    return await verdictOn(fault)
  } finally {
    writeFileSync(path, source)
  }
}

/** Runs the near tests in the copy until the first one that fails. */
async function verdictOn({ near, only }: Pick<PlantedFault, 'near' | 'only'>): Promise<Verdict> {
  for (const model of near.filter(isModel)) {
    const verdict = await runVitest(['--config', 'tests/mutation/mutation.config.ts'], {
      MUTATION_TESTS: JSON.stringify(['tests/mutation/machine.mutation.ts']),
      MUTATED_MODEL: `../../${model}`,
    })
    if (verdict !== 'survived') return verdict
  }
  const files = near.filter((path) => !isModel(path))
  if (files.length === 0) return 'survived'
  const projects = [...new Set(files.flatMap(projectsOf))].flatMap((name) => ['--project', name])
  return runVitest([...projects, ...files, ...(only ? ['--testNamePattern', only] : [])])
}

/** Vitest starts twice as fast with these alone. */
function projectsOf(file: string): readonly string[] {
  if (file.endsWith('.tsx')) return ['dom']
  return file.startsWith('tests/backend/') ? ['backend'] : ['pure', 'pure-east']
}

async function runVitest(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Verdict> {
  rmSync(report, { force: true })
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const { output, timedOut } = await runCommand({
    file: process.execPath,
    args: [vitest, 'run', '--bail', '1', '--reporter', 'json', '--outputFile', report, ...args],
    cwd: copy,
    limit: 10 * minute,
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  if (timedOut) return 'only a time limit'
  try {
    return verdictOf(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    console.error(output)
    return 'cannot be loaded'
  }
}

function isModel(path: string): boolean {
  return path.endsWith('-model.ts')
}
