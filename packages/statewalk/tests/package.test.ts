import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadmeApp, type ReadmeApp, readme } from './readme-app.ts'

let app: ReadmeApp

beforeAll(() => {
  app = createReadmeApp()
  app.install('xstate')
})

afterAll(() => app.end())

const statewalk = (...args: readonly string[]) =>
  app.node('node_modules/statewalk/dist/cli/main.js', ...args)

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(app.folder, name)), { recursive: true })
  writeFileSync(join(app.folder, name), text)
}

test('the command line reports the findings of the machine in the README, and no others', () => {
  const { status, text } = statewalk('survey', 'order.js', '--strict')
  const [, findings = 'no findings'] = /--strict\n…\n([\s\S]*?)```/.exec(readme) ?? []
  expect(text.slice(text.indexOf('\n! ') + 1)).toBe(findings)
  expect(status).toBe(1)
})

test('the command line writes what is no report to stderr', () => {
  const line = ['node_modules/statewalk/dist/cli/main.js', 'survey', 'gone.js']
  const { stdout, stderr } = spawnSync(process.execPath, line, { cwd: app.folder })
  expect(`${stdout}`).toBe('')
  expect(`${stderr}`).toContain('gone.js')
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

test('the entry works in plain JavaScript without Vitest', () => {
  expect(app.node('walk.js')).toEqual({ status: 0, text: "[ 'paid' ]\n" })
})

test('the diff of the README is that of its machine before and after the two problems are fixed', () => {
  mkdirSync(join(app.folder, 'before'))
  copyFileSync(join(app.folder, 'order.js'), join(app.folder, 'before/order.js'))
  const machine = readFileSync(join(app.folder, 'order.js'), 'utf8')
  const fixed = machine
    .replace(
      "onDone: { target: 'paid' }",
      "onDone: { target: 'paid' }, onError: { target: 'cart' }",
    )
    .replace("patience: { target: 'timed out' }", "patience: { target: 'cart' }")
    .replace(/^ *'timed out': .*\n/m, '')
  write('fixed/order.js', fixed)
  const { status, text } = statewalk('diff', 'before/order.js', 'fixed/order.js')
  const [, diff = 'no diff'] = /^(## order\n[\s\S]*?)```/m.exec(readme) ?? []
  expect(text).toBe(diff)
  expect(status).toBe(0)
})

test('every link of the README leads to a file of the package', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(3)
  const isPacked = (link: string) =>
    app.packed.some((path) => path === link || path.startsWith(`${link}/`))
  expect(links.filter((link) => !isPacked(link))).toEqual([])
  expect(app.packed).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md']))
})

/** One failure for each option of `testModels`, of a machine that passes without options. */
const optionsTest = `import { modelFrom } from 'statewalk'
import { testModels } from 'statewalk/vitest'
import { createMachine } from 'xstate'
const jar = (on) => createMachine({ id: 'jar', initial: 'open', states: { open: { on }, shut: { on: { opened: 'open' } } } })
const machine = jar({ shut: 'shut' })
const vague = jar({ shut: { guard: ({ event }) => event.isTight || true, target: 'shut' } })
testModels([modelFrom(vague, { question: 'Loose?' })])
testModels([modelFrom(vague, { question: 'Strict?' })], { strict: true })
testModels([modelFrom(vague, { question: 'Strict at once?' })], { strict: true, atOnce: true })
testModels([modelFrom(machine, { question: 'Short?' })], { longest: 1 })
testModels([modelFrom(machine, { question: 'Few?' })], { limits: { configurations: 1 }, strict: true })
const fullInputs = { 'a full jar': { isFull: true } }
const invariants = { 'is empty': ({ snapshot }) => !snapshot.context.isFull }
const filled = createMachine({ ...machine.config, context: ({ input }) => ({ isFull: input?.isFull === true }) })
const line = { inputs: { 'an empty jar': {} }, fullInputs, invariants }
testModels([modelFrom(filled, { question: 'Random?', ...line })], { walks: { runs: 9 } })
`

type Result = { fullName: string; status: string }

test('testModels fails for the broken machine of the README and passes for its model', () => {
  app.install('vitest', '@testing-library/dom')
  write(
    'broken.test.js',
    `import { modelFrom } from 'statewalk'
import { testModels } from 'statewalk/vitest'
import { orderMachine } from './order.js'
testModels([modelFrom(orderMachine, { question: 'Broken?' })], { strict: true })
`,
  )
  write('options.test.js', optionsTest)
  const { text } = app.node(app.pathIn('vitest/vitest.mjs'), 'run', '--reporter=json')
  const {
    testResults,
  }: { testResults: { name: string; status: string; assertionResults: Result[] }[] } = JSON.parse(
    text.slice(text.indexOf('{')),
  )
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const titlesOf = (status: string) =>
    results.flatMap((each) => (each.status === status ? [each.fullName] : []))
  expect(titlesOf('failed')).toContain('order: Broken? breaks no rule in any configuration')
  expect(titlesOf('passed')).toContain('order: Is the order paid? has a complete model')
  expect(titlesOf('failed').filter((title) => title.includes('Is the order paid?'))).toEqual([])
  expect(titlesOf('failed').filter((title) => title.startsWith('jar: '))).toEqual([
    'jar: Strict? has a complete model',
    'jar: Strict? is covered by its paths: states, transitions, both sides of guards, outcomes, events',
    'jar: Strict at once? is complete, breaks no rule, and passes every path of its tour',
    'jar: Few? has a complete model',
    'jar: Few? is covered by its paths: states, transitions, both sides of guards, outcomes, events',
    'jar: Random? breaks no rule on random walks',
  ])
  const pathsOf = (question: string) =>
    titlesOf('passed').filter((title) =>
      / [0-9a-z]{7} no input/.test(title.split(question)[1] ?? ''),
    )
  expect([pathsOf('jar: Loose?').length, pathsOf('jar: Short?').length]).toEqual([1, 2])
  const files = testResults.map(({ name, status }) => `${basename(name)} ${status}`).sort()
  expect(files).toEqual([
    'broken.test.js failed',
    'options.test.js failed',
    'order-api.test.js passed',
    'order-page.test.js passed',
    'order.test.js passed',
  ])
})

test('a TypeScript file is compiled by an installed tsx', () => {
  app.install('tsx')
  write(
    'typed.ts',
    "export { orderMachine as typed } from './order.js'\nenum Kind { One }\nexport const kind: Kind = Kind.One\n",
  )
  expect(statewalk('survey', 'typed.ts').text).toContain('order: What can happen')
})

test('the types of the entry need no other library and report an unknown event', () => {
  write(
    'types.ts',
    `import { explore, modelOf } from 'statewalk'
import { setup } from 'xstate'
const machine = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({ id: 'lamp' })
const model = modelOf({ machine, question: '?', inputs: { any: undefined }, outcomes: {},
  temporalRules: { typo: { atMost: 1, of: { sent: 'presed' } } } })
export const count: number = explore(model).configurations.length
`,
  )
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023']
  const { text } = app.node(app.pathIn('typescript/bin/tsc'), ...options, '--types', '', 'types.ts')
  expect(text.match(/error TS.*/g)).toEqual([expect.stringContaining('"presed"')])
})
