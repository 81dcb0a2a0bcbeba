import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import * as v from 'valibot'
import { inRepository, runTool } from '../support/run/tools.ts'
import { allShards, goals, type Shard } from './shards.ts'

/*
 * `npm run test:mutation [shard …]` mutates machines and services and runs the tests against each mutant. Every shard
 * is a run of Stryker with only the tests of its files. What Stryker prints, with every survivor, is written to
 * test-results/mutation/<shard>.txt.
 */
const named = process.argv.slice(2)
const chosen = allShards.filter(({ name }) => named.length === 0 || named.includes(name))
if (chosen.length === 0 || named.some((name) => !allShards.some((shard) => shard.name === name))) {
  console.error(`Which shard? ${allShards.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

/** The part of Stryker's report that is read. */
const report = v.object({
  files: v.record(v.string(), v.object({ mutants: v.array(v.object({ status: v.string() })) })),
})
const folder = inRepository('test-results/mutation')
const minute = 60_000
const atOnce = Number(process.env.MUTATION_WORKERS ?? availableParallelism())
await mkdir(folder, { recursive: true })
for (const shard of chosen) {
  const problem = await problemOf(shard)
  console.log(`${problem === '' ? '✓' : '✗'} ${shard.name.padEnd(20)} ${problem}`)
  if (problem !== '') process.exitCode = 1
}

async function problemOf(shard: Shard): Promise<string> {
  const settings = `${folder}/${shard.name}.config.json`
  await writeFile(settings, JSON.stringify(settingsOf(shard)))
  const { code, output } = await runTool('stryker', ['run', settings], {
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
  await writeFile(`${folder}/${shard.name}.txt`, output)
  if (code !== 0) return `is below ${goals[shard.group]} %, or did not come to its end`
  const { files } = v.parse(report, JSON.parse(await readFile(reportOf(shard), 'utf8')))
  const ended = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const errors = ended.filter(
    (status) => !/Killed|Timeout|Survived|NoCoverage|Ignored/.test(status),
  )
  return errors.length > 0 ? `has mutants without a verdict: ${errors.join(', ')}` : ''
}

function reportOf({ name }: Shard): string {
  return `${folder}/${name}.json`
}

/*
 * A machine's configuration is created once, on import. Ignoring such mutants (`ignoreStatic`) would ignore the
 * machines, so every mutant loads all modules again.
 */
function settingsOf(shard: Shard): object {
  const goal = goals[shard.group]
  return {
    testRunner: 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      inRepository('tests/mutation/without-behaviour.mjs'),
    ],
    ignorers: ['without-behaviour'],
    vitest: { configFile: 'tests/mutation/mutation.config.ts', related: false },
    mutate: shard.changes,
    coverageAnalysis: 'perTest',
    ignoreStatic: false,
    warnings: { slow: false },
    concurrency: atOnce,
    timeoutMS: 20_000,
    thresholds: { high: goal, low: goal, break: goal },
    // It would read the TypeScript configuration through an API that version 7 has removed.
    tsconfigFile: 'none.json',
    tempDirName: `test-results/mutation/${shard.name}`,
    ignorePatterns: ['test-results', 'dist*', '.data', 'docs'],
    reporters: ['json', 'clear-text'],
    jsonReporter: { fileName: reportOf(shard) },
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  }
}
