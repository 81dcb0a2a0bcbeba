import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const modules = join(source, '../../node_modules')
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'statewalk-')))
const app = join(folder, 'app')
const readme = readFileSync(join(source, 'README.md'), 'utf8')
const tsc = join(modules, 'typescript/bin/tsc')

/** The blocks of the README whose first line is `// <file>`, by file. */
const files = new Map(
  [...readme.matchAll(/```[jt]s\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(
    ([, name = '', text = '']) => [name, text] as const,
  ),
)

beforeAll(() => {
  const built = join(folder, 'built')
  mkdirSync(built)
  for (const file of ['package.json', 'README.md', 'LICENSE'])
    copyFileSync(join(source, file), join(built, file))
  execFileSync(process.execPath, [
    tsc,
    ...['-p', join(source, 'tsconfig.build.json'), '--outDir', join(built, 'dist')],
  ])
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: built })
  execFileSync('tar', ['-xzf', join(folder, 'statewalk-0.1.0.tgz'), '-C', folder])
  mkdirSync(join(app, 'node_modules'), { recursive: true })
  renameSync(join(folder, 'package'), join(app, 'node_modules/statewalk'))
  symlinkSync(join(modules, 'xstate'), join(app, 'node_modules/xstate'))
  writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module' }))
  for (const [name, text] of files) writeFileSync(join(app, name), text)
})

afterAll(() => rmSync(folder, { recursive: true }))

const node = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: app,
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}

const statewalk = (...args: readonly string[]) =>
  node('node_modules/statewalk/dist/cli/main.js', ...args)

/** The lines of the README's reports that name a problem. */
const problems = (readme.match(/^✗ .*$/gm) ?? []).filter((line) => !line.includes('…'))

test('the command line reports the problems of the machine in the README', () => {
  const { status, text } = statewalk('survey', 'order.js')
  expect(problems.length).toBeGreaterThan(1)
  expect(problems.filter((line) => !text.includes(line))).toEqual([])
  expect(status).toBe(1)
})

test('the model of the README has no problems', () => {
  const { status, text } = statewalk('survey', 'order-model.js')
  expect(text).toMatch(/No problems\.\n$/)
  expect(status).toBe(0)
})

test('the README repeats a path of its model', () => {
  const [, id = ''] = /`npx vitest -t (\w+)`/.exec(readme) ?? []
  expect(statewalk('survey', 'order-model.js').text).toContain(`\n${id} (`)
})

test('the entry works in plain JavaScript without fast-check and Vitest', () => {
  expect(node('walk.js')).toEqual({ status: 0, text: "[ 'paid' ]\n" })
})

type Result = { fullName: string; status: string }

test('testModels fails for the broken machine of the README and passes for its model', () => {
  symlinkSync(join(modules, 'vitest'), join(app, 'node_modules/vitest'))
  writeFileSync(
    join(app, 'broken.test.js'),
    `import { modelFrom } from 'statewalk'
import { testModels } from 'statewalk/vitest'
import { orderMachine } from './order.js'
testModels([modelFrom(orderMachine, { question: 'Broken?' })])
`,
  )
  const { text } = node(join(modules, 'vitest/vitest.mjs'), 'run', '--reporter=json')
  const { testResults }: { testResults: { assertionResults: Result[] }[] } = JSON.parse(
    text.slice(text.indexOf('{')),
  )
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const titlesOf = (status: string) =>
    results.flatMap((each) => (each.status === status ? [each.fullName] : []))
  expect(titlesOf('failed')).toContain('order: Broken? breaks no rule in any configuration')
  expect(titlesOf('passed')).toContain('order: Is the order paid? has a complete model')
  expect(titlesOf('failed').filter((title) => title.includes('Is the order paid?'))).toEqual([])
})

test('random walks work with an installed fast-check', () => {
  symlinkSync(join(modules, 'fast-check'), join(app, 'node_modules/fast-check'))
  writeFileSync(
    join(app, 'random.js'),
    `import { modelFrom } from 'statewalk'
import { walkAtRandom } from 'statewalk/fast-check'
import { orderMachine } from './order.js'
const temporalRules = { 'never paid': { atMost: 0, of: { entered: 'paid' } } }
console.log(walkAtRandom(modelFrom(orderMachine, { temporalRules })).moves.at(-1))
`,
  )
  expect(node('random.js')).toEqual({ status: 0, text: 'pay: resolves\n' })
})

test('a TypeScript file is compiled by an installed tsx', () => {
  symlinkSync(join(modules, 'tsx'), join(app, 'node_modules/tsx'))
  writeFileSync(
    join(app, 'typed.ts'),
    "export { orderMachine as typed } from './order.js'\nenum Kind { One }\nexport const kind: Kind = Kind.One\n",
  )
  expect(statewalk('charts', 'typed.ts').text).toContain('stateDiagram-v2')
})

test('the types of the entry need no other library and report an unknown event', () => {
  writeFileSync(
    join(app, 'types.ts'),
    `import { explore, modelOf } from 'statewalk'
import { setup } from 'xstate'
const machine = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({ id: 'lamp' })
const model = modelOf({ machine, question: '?', inputs: { any: undefined }, outcomes: {},
  temporalRules: { typo: { atMost: 1, of: { sent: 'presed' } } } })
export const count: number = explore(model).configurations.length
`,
  )
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023']
  const { text } = node(tsc, ...options, '--types', '', 'types.ts')
  expect(text.match(/error TS.*/g)).toEqual([expect.stringContaining('"presed"')])
})
