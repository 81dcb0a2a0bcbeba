import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { explore } from '../src/explore.ts'
import type { Graph } from '../src/graph.ts'
import { transitionsOf } from '../src/transitions.ts'
import { models } from './fixtures/all-models.ts'
import { sideEffects } from './fixtures/parts/side-effects.ts'
import { linesOf, tableOf } from './fixtures/table.ts'

/** Transitions that no move reaches, with the reason. */
const unreachable: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sign-in router': {
    'deciding: always [is new] → start': 'It follows an unguarded branch.',
    'abandoned: step.restarted → start': 'No transition enters the state.',
  },
}

const timers = vi.spyOn(globalThis, 'setTimeout')
const intervals = vi.spyOn(globalThis, 'setInterval')
const log = vi.spyOn(console, 'log')
const graphs = new Map<string, Graph>()

/* A `sendTo` expression of @sanity/comlink warns; the engine cannot withhold expressions. */
beforeAll(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  for (const spy of [timers, intervals, log]) spy.mockClear()
  for (const [name, model] of Object.entries(models)) graphs.set(name, explore(model))
}, 300_000)

afterAll(() => {
  vi.restoreAllMocks()
})

test('no side effect of any machine runs', () => {
  expect(sideEffects).toEqual([])
  expect(timers).not.toHaveBeenCalled()
  expect(intervals).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

/* What a machine can consist of. */
const features = [
  ...[
    'fromCallback<',
    'fromEventObservable<',
    'fromObservable<',
    'fromPromise<',
    'fromTransition(',
  ],
  ...[
    'assign(',
    'cancel(',
    'emit(',
    'enqueueActions(',
    'forwardTo(',
    'log(',
    'raise(',
    'sendParent(',
  ],
  ...['sendTo(', 'spawn(', 'spawnChild(', 'stopChild(', 'and(', 'or(', 'not(', 'stateIn('],
  ...[
    "'parallel'",
    "'final'",
    "'history'",
    "history: 'deep'",
    "'*'",
    'after:',
    'always:',
    'reenter:',
  ],
  ...['delays:', 'entry:', 'exit:', 'input:', 'output:', 'params:', 'systemId:', 'tags:'],
  ...['onDone:', 'onError:', 'onSnapshot:'],
]

test('our machines have every feature of XState', () => {
  const folder = join(import.meta.dirname, 'fixtures')
  const files = readdirSync(folder).filter((file) => !/all-models|published|ruled|table/.test(file))
  const written = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join()
  expect(features.filter((feature) => !written.includes(feature))).toEqual([])
})

describe.each(Object.entries(models))('%s', (name, model) => {
  test('every transition is taken, except those that are listed as unreachable', () => {
    const graph = graphs.get(name)
    if (!graph) throw new Error(`'${name}' was not explored.`)
    const taken = new Set([...graph.starts, ...graph.edges].flatMap(({ step }) => step.transitions))
    const missing = [...transitionsOf(graph.model.machine).values()].filter((id) => !taken.has(id))
    expect(missing.sort()).toEqual(Object.keys(unreachable[name] ?? {}).sort())
  })

  test('its model has at most five lines besides the question', () => {
    expect(linesOf(model)).toBeLessThanOrEqual(5)
  })
})

const pageAt = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

describe('the documentation', () => {
  let table = ''
  beforeAll(() => {
    table = tableOf(graphs)
  })

  test('has this table in the README', () => {
    expect(tablesIn(pageAt('README.md'))).toContain(table)
  })

  test('counts on the page of comparison what the table shows', () => {
    const page = pageAt('docs/comparison.md')
    const cells = table.split('\n').map((line) => line.split(' | ').at(-1) ?? '')
    const refused = cells.filter((cell) => cell.includes('are not supported')).length
    const thrown = cells.filter((cell) => cell.startsWith('throws')).length - refused
    expect(page).toContain(`refuses ${refused} of the ${graphs.size} machines`)
    expect(thrown).toBe(1)
    expect(page).toContain('throws on one more')
  })
})

/** The tables of a Markdown text. */
const tablesIn = (text: string): readonly string[] =>
  text.split('\n\n').map((block) => `${block}\n`)
