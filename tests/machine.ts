import { allShards } from './mutation/shards.ts'
import { runTool } from './support/run/tools.ts'

/*
 * `npm run test:machine <name>`: the types, then the rules and generated paths of one machine, then its hand-written tests,
 * which are the tests that its mutants must fail. A step that fails is the last one, because the next would only repeat
 * its failure in other words.
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
if (types.code !== 0) {
  console.log(ownErrors(types.output))
  process.exit(1)
}
const results = [rules]
if (rules.code === 0) results.push(await runVitest(machine.tests.filter((test) => test !== model)))
for (const { output } of results) if (output !== '') console.log(output)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1

/** The errors in the machine itself if there are any: one of them makes every use of its states an error. */
function ownErrors(output: string): string {
  const errors = output.split('\n').filter((line) => line !== '')
  const own = errors.filter(
    (line) => line.startsWith(`machines/${name}/`) && !/-model\.ts/.test(line),
  )
  const others = errors.length - own.length
  return own.length > 0 && others > 0 ? [...own, `${others} other lines.`].join('\n') : output
}
