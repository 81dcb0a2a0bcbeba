import { allShards } from './mutation/shards.ts'
import { runTool } from './support/run/tools.ts'

/*
 * `npm run test:machine <name>`: the types, then the rules and generated paths of one machine and its hand-written tests.
 * These are the tests that its mutants must fail.
 */
const [name] = process.argv.slice(2)
const machines = allShards.filter(({ model }) => model !== undefined)
const machine = machines.find((shard) => shard.name === name)
if (!machine?.model) {
  console.error(`Which machine? ${machines.map((shard) => shard.name).join(', ')}`)
  process.exit(2)
}

const results = [
  await runTool('tsc', ['--noEmit', '--pretty', 'false']),
  await runTool('vitest', ['run', '--config', 'tests/mutation/mutation.config.ts'], {
    env: {
      MUTATION_TESTS: JSON.stringify(machine.tests),
      MUTATION_PATIENCE: '60000',
      MUTATED_MODEL: machine.model,
    },
  }),
]
for (const { output } of results) if (output !== '') console.log(output)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
