import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { inRepository, runTool } from '../support/run/tools.ts'
import { type Score, scoreOf, shareOf } from './score.ts'
import { allShards, goals, groups, type Shard } from './shards.ts'

/*
 * `npm run test:mutation [shard …]` mutates machines and services and runs the tests against each mutant. Every shard
 * is a run of Stryker with only the tests of its files. The survivors are written to
 * test-results/mutation/survivors.txt.
 */
const named = process.argv.slice(2)
const chosen = allShards.filter(({ name }) => named.length === 0 || named.includes(name))
if (chosen.length === 0 || named.some((name) => !allShards.some((shard) => shard.name === name))) {
  console.error(`Which shard? ${allShards.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const folder = inRepository('test-results/mutation')
const minute = 60_000
const atOnce = Number(process.env.MUTATION_WORKERS ?? availableParallelism())
await mkdir(folder, { recursive: true })
const results: { shard: Shard; score: Score }[] = []
const broken: string[] = []

for (const shard of chosen) {
  const began = Date.now()
  const score = await scoreOfShard(shard)
  if (!score) continue
  results.push({ shard, score })
  const { noticed, survived, untested, errors } = score
  const share = shareOf([score]).toFixed(1).padStart(5)
  console.log(
    `${shard.name.padEnd(18)} ${share} %  ${noticed} killed, ${survived} survived (${untested} without coverage), ${errors} errors, ${Math.round((Date.now() - began) / 1_000)} s`,
  )
}

await writeFile(
  `${folder}/survivors.txt`,
  results.map(({ shard, score }) => [`${shard.name}:`, ...score.survivors].join('\n  ')).join('\n'),
)
console.log('Survivors: test-results/mutation/survivors.txt')

for (const group of groups) {
  const scores = results.filter(({ shard }) => shard.group === group).map(({ score }) => score)
  if (scores.length === 0) continue
  const share = shareOf(scores)
  console.log(`${group}: ${share.toFixed(1)} % killed, goal ${goals[group]} %`)
  if (share < goals[group]) broken.push(`${group} are below ${goals[group]} %`)
  if (scores.some(({ errors }) => errors > 0)) broken.push(`some mutants of ${group} were errors`)
}
for (const line of broken) console.error(`✗ ${line}`)
process.exitCode = broken.length > 0 ? 1 : 0

async function scoreOfShard(shard: Shard): Promise<Score | null> {
  const report = `${folder}/${shard.name}.json`
  const settings = `${folder}/${shard.name}.config.json`
  await rm(report, { force: true })
  await writeFile(settings, JSON.stringify(settingsOf(shard, report)))
  const ended = await runTool('stryker', ['run', settings], {
    limit: 90 * minute,
    env: {
      // The zone of the pure layer, in which a day in UTC is a wrong one.
      TZ: 'America/St_Johns',
      MUTATION_TESTS: JSON.stringify(['tests/mutation/readable.mutation.ts', ...shard.tests]),
      MUTATION_PATIENCE: String(shard.patience ?? 5_000),
      MUTATED_FILES: JSON.stringify(shard.changes.map((path) => `../../${path}`)),
      ...(shard.model ? { MUTATED_MODEL: shard.model } : {}),
    },
  })
  if (ended.code === 0) return scoreOf(JSON.parse(await readFile(report, 'utf8')))
  broken.push(`${shard.name} did not come to its end`)
  console.error(ended.output)
  return null
}

/*
 * A machine's configuration is created once, on import. Ignoring such mutants (`ignoreStatic`) would ignore the
 * machines, so every mutant loads all modules again.
 */
function settingsOf({ name, changes }: Shard, report: string): object {
  return {
    testRunner: 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      inRepository('tests/mutation/without-behaviour.mjs'),
    ],
    ignorers: ['without-behaviour'],
    vitest: { configFile: 'tests/mutation/mutation.config.ts', related: false },
    mutate: changes,
    coverageAnalysis: 'perTest',
    ignoreStatic: false,
    warnings: { slow: false },
    concurrency: atOnce,
    timeoutMS: 20_000,
    // It would read the TypeScript configuration through an API that version 7 has removed.
    tsconfigFile: 'none.json',
    tempDirName: `test-results/mutation/${name}`,
    ignorePatterns: ['test-results', 'dist*', '.data', 'docs'],
    reporters: ['json'],
    jsonReporter: { fileName: report },
  }
}
