import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'
import { resultsFolder, runTool } from '../support/run/tools.ts'

/*
 * `npx tsx tests/mutation/run.ts [part …]` mutates machines, services and the engine with Stryker, each part with the
 * tests beside it. test-results/mutation/<part>.txt has the score and every survivor. Fails below the goal, and if a
 * mutant ends in an error, because such a run proves nothing.
 */
type Part = {
  name: string
  /** The share of mutants that must be killed, in percent. */
  goal: number
  mutate: readonly string[]
  /** Patterns of the tests, the fastest first. */
  tests: readonly string[]
  /** The model of a machine. */
  model?: string
}

/** The TypeScript files of a folder, by default with those of its folders. */
const filesIn = (folder: string, recursive = true): readonly string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)

const machines = readdirSync('machines')
  .map((name): Part => {
    const folder = `machines/${name}`
    return {
      ...{ name, goal: 90, model: `${folder}/${name}-model.ts` },
      // A model and its rules are part of the tests.
      mutate: existsSync(`${folder}/${name}-model.ts`)
        ? filesIn(folder).filter((path) => !/-(model|rules)\.ts$/.test(path))
        : [],
      tests: [
        `tests/${folder}{,-*}.test.ts`,
        `tests/${folder}/**/*.test.ts`,
        'tests/mutation/machine.mutation.ts',
      ],
    }
  })
  .filter(({ mutate }) => mutate.length > 0)

/* A file or a folder of `src/services` with the tests of the same name. */
const services = readdirSync('src/services')
  .map((entry): Part => {
    const [path, name] = [`src/services/${entry}`, basename(entry, '.ts')]
    const test = `tests/services/${name}`
    return {
      ...{ name, goal: 85, tests: [`${test}.test.ts`, `${test}/*.test.ts`] },
      mutate: path.endsWith('.ts') ? [path] : existsSync(test) ? filesIn(path) : [],
    }
  })
  .filter(
    ({ name, mutate }) =>
      mutate.length > 0 &&
      ['', '.test.ts'].some((end) => existsSync(`tests/services/${name}${end}`)),
  )

/* Nothing decides in the entries. These tests pack the engine, or explore for minutes. */
const engine = ['', '/cli'].map(
  (folder): Part => ({
    ...{ name: `engine${folder.replace('/', '-')}`, goal: 90 },
    mutate: filesIn(`packages/statewalk/src${folder}`, false).filter(
      (path) => !/\/(index|test-models|cli\/main)\.ts$/.test(path),
    ),
    tests: filesIn(`packages/statewalk/tests${folder}`, false).filter(
      (path) =>
        path.endsWith('.test.ts') &&
        !/\/(package|planted-bugs|fixtures|test-models)\.test\.ts$/.test(path),
    ),
  }),
)

const parts = [...machines, ...services, ...engine]
const names = process.argv.slice(2)
const chosen = parts.filter(({ name }) => names.length === 0 || names.includes(name))
if (chosen.length < names.length || chosen.length === 0) {
  console.error(`Which part? ${parts.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const folder = `${resultsFolder}mutation`
const report = v.object({
  files: v.record(v.string(), v.object({ mutants: v.array(v.object({ status: v.string() })) })),
})
await mkdir(folder, { recursive: true })
for (const part of chosen) {
  const problem = await problemOf(part)
  console.log(`${problem === '' ? '✓' : '✗'} ${part.name.padEnd(20)} ${problem}`)
  if (problem !== '') process.exitCode = 1
}

async function problemOf(part: Part): Promise<string> {
  const file = `${folder}/${part.name}.json`
  const { code, output } = await runTool('stryker', ['run', 'tests/mutation/stryker.config.mjs'], {
    limit: 90 * 60_000,
    env: {
      // The zone of the pure layer, in which a day in UTC is a wrong one.
      TZ: 'America/St_Johns',
      MUTATION: JSON.stringify({
        ...{ ...part, report: file },
        tests: ['tests/mutation/readable.mutation.ts', ...part.tests],
      }),
    },
  })
  await writeFile(`${folder}/${part.name}.txt`, output)
  if (code !== 0 || !existsSync(file)) return `is below ${part.goal} %, or did not come to its end`
  const { files } = v.parse(report, JSON.parse(await readFile(file, 'utf8')))
  const errors = Object.values(files)
    .flatMap(({ mutants }) => mutants.map(({ status }) => status))
    .filter((status) => !/Killed|Timeout|Survived|NoCoverage|Ignored/.test(status))
  return errors.length > 0 ? `has mutants without a verdict: ${errors.join(', ')}` : ''
}
