import { allShards } from './mutation/shards.ts'
import { runTool } from './support/run/tools.ts'

/*
 * `npm run test:machine <name>`: the types, the rules and generated paths of one machine, then its hand-written tests.
 * These are the tests that its mutants must fail. The hand-written tests only run if the model holds, because they would
 * repeat in other words what it says.
 */
const model = 'tests/mutation/machine.mutation.ts'
const [name] = process.argv.slice(2)
const machines = allShards.filter((shard) => shard.model !== undefined)
const machine = machines.find((shard) => shard.name === name)
if (!machine?.model) {
  console.error(`Which machine? ${machines.map((shard) => shard.name).join(', ')}`)
  process.exit(2)
}

const runVitest = (tests: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runTool('vitest', ['run', '--config', 'tests/mutation/mutation.config.ts'], {
    env: { MUTATION_TESTS: JSON.stringify(tests), MUTATION_PATIENCE: '60000', ...env },
  })

const [types, rules] = await Promise.all([
  runTool('tsc', ['--noEmit', '--pretty', 'false']),
  runVitest([model], { MUTATED_MODEL: machine.model }),
])
const results = [types, rules]
if (rules.code === 0) results.push(await runVitest(machine.tests.filter((test) => test !== model)))
for (const { output } of results) if (output !== '') console.log(output)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
