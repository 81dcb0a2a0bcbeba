import { existsSync } from 'node:fs'
import { runTool } from './support/run/tools.ts'

/*
 * `npm run test:machine <name>`: the types, then the rules and generated paths of one machine, then its hand-written
 * tests. A step that fails is the last one, because the next would only repeat its failure in other words.
 */
const [name] = process.argv.slice(2)
const model = `machines/${name}/${name}-model.ts`
if (!existsSync(model)) {
  console.error('Which machine? The name of its folder in machines/.')
  process.exit(2)
}

const runVitest = (tests: readonly string[]) =>
  runTool('vitest', ['run', '--config', 'tests/mutation/vitest.config.ts'], {
    env: { MUTATION: JSON.stringify({ tests, model }) },
  })

const [types, rules] = await Promise.all([
  runTool('tsc', ['--noEmit', '--pretty', 'false']),
  runVitest(['tests/mutation/machine.mutation.ts']),
])
if (types.code !== 0) {
  console.log(ownErrors(types.output))
  process.exit(1)
}
const results = [rules]
if (rules.code === 0)
  results.push(
    await runVitest([`tests/machines/${name}{,-*}.test.ts`, `tests/machines/${name}/**/*.test.ts`]),
  )
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
