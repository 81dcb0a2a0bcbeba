import { describe, expect, test, vi } from 'vitest'
import {
  assign,
  cancel,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  log,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
} from 'xstate'
import { coverageOf } from '../src/coverage.ts'
import { explore } from '../src/explore.ts'
import type { Graph } from '../src/graph.ts'
import type { Outcome } from '../src/model.ts'
import { modelFrom } from '../src/model-from.ts'
import { pathsOf } from '../src/paths.ts'
import { startRun } from '../src/run.ts'

const movesOf = ({ edges }: Graph) => [...new Set(edges.map(({ move }) => move.name))]
const takenIn = ({ starts, edges }: Graph) => [
  ...new Set([...starts, ...edges].flatMap(({ step }) => step.transitions)),
]

describe('a machine without a model', () => {
  test('is explored with bare events and default outcomes', () => {
    const work = vi.fn(() => Promise.resolve())
    const graph = explore(
      createMachine({
        id: 'm',
        initial: 'idle',
        states: {
          idle: { on: { go: 'busy' } },
          busy: { invoke: { src: fromPromise(work), onDone: 'done', onError: 'idle' } },
          done: { type: 'final' },
        },
      }),
    )
    expect(movesOf(graph)).toEqual(['go', '0.m.busy: resolves', '0.m.busy: rejects'])
    expect(graph.unknowns.map(({ text }) => text)).toEqual([
      "What '0.m.busy' resolves with is unknown: undefined is assumed.",
    ])
    expect(work).not.toHaveBeenCalled()
  })

  test('says which input and which payloads are read', () => {
    const machine = createMachine({
      context: ({ input }: { input: { name: string } }) => ({ name: input.name }),
      on: { renamed: { actions: assign({ name: ({ event }) => event.name }) } },
    })
    expect(explore(machine).unknowns.map(({ text }) => text)).toEqual([
      "The input is unknown, and its 'name' is read.",
      "'renamed' is sent without payload, and its 'name' is read.",
    ])
  })

  test('gets an input that the model names as it is', () => {
    const machine = createMachine({
      context: ({ input }: { input: { name: string; nickname?: string } }) => ({
        name: input.nickname ?? input.name,
      }),
    })
    const model = modelFrom(machine, { inputs: { maya: { name: 'Maya' } } })
    expect(startRun(model, 'maya').snapshot().context).toEqual({ name: 'Maya' })
    expect(explore(model).unknowns).toEqual([])
  })

  test('is not explored above the limit', () => {
    const counter = createMachine({
      context: { count: 0 },
      on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    })
    const graph = explore(counter, { limit: 5 })
    expect(graph.configurations).toHaveLength(6)
    expect(graph.unknowns.map(({ text }) => text)).toEqual([
      'Not everything was explored: there are more than 5 configurations.',
    ])
    const bounded = modelFrom(counter, { within: ({ count }) => count < 3 })
    expect(explore(bounded).configurations.map(({ isCut }) => isCut)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  test('is refused if a guard or a delay has no implementation', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { go: { guard: 'is ready', target: 'b' } }, after: { soon: 'b' } },
        b: {},
      },
    })
    expect(() => explore(machine)).toThrow(
      [
        "'m' cannot be explored: the guard 'is ready' has no implementation (a: go [is ready] → b). Add it to setup or with provide.",
        "'m' cannot be explored: the delay 'soon' has no implementation (after in a). Add it to setup or with provide.",
      ].join('\n'),
    )
  })
})

describe('events', () => {
  test('match wildcards with a type that nothing else handles', () => {
    const machine = createMachine({
      initial: 'a',
      states: {
        a: { on: { 'x.y': 'b', 'x.*': 'c', '*': 'd' } },
        b: {},
        c: {},
        d: {},
      },
    })
    expect(takenIn(explore(machine))).toEqual(['a: x.y → b', 'a: x.* → c', 'a: * → d'])
    const model = modelFrom(machine, { events: { 'x.*': { 'x.z': { type: 'x.z' } as never } } })
    expect(movesOf(explore(model))).toEqual(['x.y', 'x.* (x.z)', 'any other event'])
  })

  test('are refused where a state forbids them', () => {
    const machine = createMachine({
      initial: 'open',
      on: { close: '.shut' },
      states: { open: { on: { close: undefined, lock: 'locked' } }, locked: {}, shut: {} },
    })
    const run = startRun(modelFrom(machine), 'no input')
    expect(run.possibleMoves().moves.map(({ name }) => name)).toEqual(['lock'])
    expect(run.possibleMoves().refused).toEqual(['close'])
  })

  test('reach what they are sent to without running it', () => {
    const receive = vi.fn()
    const machine = createMachine({
      initial: 'a',
      invoke: { src: fromCallback(receive), id: 'listener' },
      entry: [log('started'), raise({ type: 'late' }, { delay: 10, id: 'late' })],
      on: {
        late: '.b',
        stop: { actions: cancel('late') },
        notify: {
          actions: [sendTo('listener', { type: 'notified' }), sendParent({ type: 'notified' })],
        },
      },
      states: { a: {}, b: {} },
    })
    const logged = vi.spyOn(console, 'log')
    const graph = explore(machine)
    expect(movesOf(graph)).toEqual(['stop', 'notify', '⏱ late'])
    expect(graph.configurations.every(({ status }) => status === 'active')).toBe(true)
    expect(receive).not.toHaveBeenCalled()
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })
})

describe('services', () => {
  test('keep the outcomes of the model, and get the default ones of what it leaves out', () => {
    const machine = createMachine({
      invoke: { src: fromPromise(async () => 7), id: 'ask', onDone: {}, onError: {} },
    })
    const outcomesOf = (ask: Readonly<Record<string, Outcome>>) =>
      Object.keys(modelFrom(machine, { outcomes: { ask, other: {} } }).outcomes.ask ?? {})
    expect(outcomesOf({ answers: { resolves: 7 } })).toEqual(['answers', 'rejects'])
    expect(outcomesOf({ fails: { rejects: 7 } })).toEqual(['fails', 'resolves'])
    expect(outcomesOf({})).toEqual(['resolves', 'rejects'])
  })

  test('that are machines run for real', () => {
    const child = createMachine({ id: 'child', initial: 'end', states: { end: { type: 'final' } } })
    const machine = setup({ actors: { child } }).createMachine({
      invoke: { src: 'child', onDone: {}, onError: {} },
    })
    expect(modelFrom(machine).outcomes).toEqual({})
  })

  test('of every kind are stubbed, and end as the model says', () => {
    const effect = vi.fn()
    const machine = setup({
      types: { context: {} as { value: unknown } },
      actors: {
        ticks: fromObservable(() => {
          effect()
          return { subscribe: () => ({ unsubscribe: () => {} }) }
        }),
        reducer: fromTransition(() => effect(), undefined),
        missing: {} as never,
      },
    }).createMachine({
      context: { value: null },
      initial: 'on',
      states: {
        on: {
          invoke: {
            src: 'ticks',
            onSnapshot: { actions: assign({ value: ({ event }) => event.snapshot.context }) },
            onDone: 'off',
          },
          entry: spawnChild('reducer', { id: 'reducer' }),
        },
        off: {},
      },
    })
    const model = modelFrom(machine, { outcomes: { ticks: { one: { next: 1 } } } })
    const graph = explore(model)
    expect(movesOf(graph)).toEqual(['ticks: one', 'ticks: completes'])
    expect(graph.configurations.map(({ states }) => states)).toEqual([
      ['on'],
      ['on'],
      ['off'],
      ['off'],
    ])
    expect(effect).not.toHaveBeenCalled()
  })

  test('with made-up ids do not multiply configurations', () => {
    const child = createMachine({ id: 'child', on: { touched: {} } })
    const machine = setup({
      types: { context: {} as { children: unknown[] } },
    }).createMachine({
      context: { children: [] },
      on: {
        added: {
          actions: assign(({ context, spawn }) => ({
            children: [
              ...context.children,
              spawn(child as never, { id: `${Math.random()} ${crypto.randomUUID()}` } as never),
            ],
          })),
        },
        cleared: { actions: assign({ children: [] }) },
      },
    })
    const model = modelFrom(machine, { within: (_, { actors }) => actors < 2 })
    const keys = explore(model).configurations.map(({ key }) => key)
    expect(keys[1]).toContain('actor child')
    expect(explore(model).configurations.map(({ key }) => key)).toEqual(keys)
    expect(keys.length).toBeLessThan(8)
  })
})

test('inline guards count on both sides', () => {
  const isReady = ({ context }: { context: { ready: boolean } }) => context.ready
  const machine = createMachine({
    types: {} as { context: { ready: boolean } },
    context: { ready: false },
    initial: 'a',
    on: { prepared: { actions: assign({ ready: true }) } },
    states: {
      a: { on: { go: { guard: isReady, target: 'b' } } },
      b: { on: { go: { guard: stateIn('b'), target: 'a' } } },
    },
  })
  const graph = explore(machine)
  expect(coverageOf(graph, pathsOf(graph)).guards).toEqual({
    'isReady: holds': 'covered',
    'isReady: does not hold': 'covered',
    'in b: holds': 'covered',
    'in b: does not hold': 'unreachable',
  })
})
