import { describe, expect, test } from 'vitest'
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  raise,
} from 'xstate'
import { reportingReads } from '../src/reporting-reads.ts'
import { startRun } from '../src/run.ts'
import { isIntact } from '../src/saved-state.ts'
import { runAt } from './return-to.ts'
import { endings, simple } from './simple.ts'

const savedStateOf = (machine: AnyStateMachine) =>
  startRun(simple(machine, { outcomes: { look: endings, watch: {} } }), 'anyone').saved()

describe('a run cannot return', () => {
  class Counter {
    count = 0
  }
  const knot: Record<string, unknown> = {}
  knot.knot = knot

  test.each<[what: string, context: unknown]>([
    ['an instance of a class', { counter: new Counter() }],
    ['a function', { count: () => 0 }],
    ['a symbol', { name: Symbol('name') }],
    ['a value that contains itself', { knot }],
    ['an event that reports what is read from it', { event: reportingReads({}, () => {}) }],
    ['an actor of another system', { other: createActor(createMachine({})) }],
  ])('if the context contains %s', (_, context) => {
    expect(savedStateOf(createMachine({ id: 'bag', context: { context } }))).toBeNull()
  })

  test('if a child machine has such a context', () => {
    const child = createMachine({ id: 'child', context: { counter: new Counter() } })
    expect(savedStateOf(createMachine({ id: 'parent', invoke: { src: child } }))).toBeNull()
  })

  test('if two timers have the same id', () => {
    const timers = (ids: readonly string[]) =>
      savedStateOf(
        createMachine({
          id: 'twins',
          entry: ids.map((id) => raise({ type: 'rung' }, { delay: 10, id })),
          on: { rung: {} },
        }),
      )
    expect(timers(['one', 'one'])).toBeNull()
    expect(timers(['one', 'other'])).not.toBeNull()
  })
})

describe('a saved state', () => {
  test.each<[what: string, context: object, change: (context: never) => unknown]>([
    [
      'an entry',
      { count: 0 },
      (context: { count: number }) => Object.assign(context, { count: 1 }),
    ],
    ['a new entry', {}, (context: { count: number }) => Object.assign(context, { count: 1 })],
    ['an array', { list: ['a'] }, ({ list }: { list: string[] }) => list.fill('b')],
    [
      'a map',
      { map: new Map([['a', 1]]) },
      ({ map }: { map: Map<string, number> }) => void map.set('a', 2),
    ],
    ['a set', { set: new Set(['a']) }, ({ set }: { set: Set<string> }) => void set.add('b')],
    ['a date', { date: new Date(0) }, ({ date }: { date: Date }) => void date.setTime(1)],
  ])('notices that its context has changed in place: %s', (_, context, change) => {
    const machine = createMachine({ id: 'bag', context: () => structuredClone(context) })
    const { run, state } = runAt(simple(machine))
    expect(isIntact(state)).toBe(true)
    change(run.snapshot().context as never)
    expect(isIntact(state)).toBe(false)
  })

  test('notices a change in the context of a child', () => {
    const child = createMachine({ id: 'child', context: () => ({ count: 0 }) })
    const machine = createMachine({ id: 'parent', invoke: { src: child, id: 'child' } })
    const { run, state } = runAt(simple(machine))
    const snapshot: AnyMachineSnapshot | undefined = run.snapshot().children.child?.getSnapshot()
    expect(isIntact(state)).toBe(true)
    if (snapshot) snapshot.context.count = 1
    expect(isIntact(state)).toBe(false)
  })
})
