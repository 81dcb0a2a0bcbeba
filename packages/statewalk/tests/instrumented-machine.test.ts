import { describe, expect, test } from 'vitest'
import {
  type AnyStateMachine,
  assign,
  createMachine,
  fromObservable,
  raise,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { clockStart } from '../src/step-clock.ts'
import { endings, service, simple } from './simple.ts'
import { postModel } from './toys.ts'

test('counts a wall-clock delay from the step clock', () => {
  const until = clockStart + 60_000
  const machine = setup({
    types: { context: {} as { until: number }, events: {} as { type: 'asked' } },
    delays: { 'until then': () => 1 },
  }).createMachine({
    id: 'deadline',
    context: { until },
    initial: 'free',
    states: {
      free: { on: { asked: { target: 'bound' } } },
      bound: { after: { 'until then': { target: 'free' } } },
    },
  })
  const model = simple(machine, {
    delays: (now) => ({ 'until then': ({ context }) => context.until - now() }),
  })
  const run = startRun(model, 'anyone')
  run.advance(20_000)
  run.make({ kind: 'send', name: 'asked', event: 'asked', payload: null, to: null })
  expect(run.timers()).toEqual([{ name: 'until then', due: until }])
})

describe('the recorded guards', () => {
  test('are those of the machine itself, not those of a child', () => {
    const child = setup({
      types: { events: {} as { type: 'pressed' } },
      guards: { 'is ready': () => true, 'is full': () => false },
    }).createMachine({
      id: 'child',
      initial: 'idle',
      states: {
        idle: {
          on: {
            pressed: [
              { guard: 'is full', target: 'idle' },
              { guard: () => false, target: 'idle' },
              { guard: 'is ready', target: 'over' },
            ],
          },
        },
        over: { type: 'final' },
      },
    })
    const machine = setup({
      actors: { play: child },
      guards: { 'is ready': () => true },
    }).createMachine({
      id: 'parent',
      initial: 'on',
      states: {
        on: {
          invoke: { src: 'play', onDone: [{ guard: 'is ready', target: 'off' }, { target: 'on' }] },
        },
        off: { type: 'final' },
      },
    })
    const run = startRun(simple(machine, { children: { play: simple(child) } }), 'anyone')
    expect([...run.possibleMoves().guards]).toEqual([])
    const [move] = run.possibleMoves().moves
    if (!move) throw new Error('The child has no move.')
    expect([...run.make(move).guards]).toEqual(['is ready: holds'])
  })

  test('do not include guards that are evaluated between two steps', () => {
    const machine = setup({
      types: {
        context: {} as { count: number },
        events: {} as { type: 'pressed' } | { type: 'pulled' },
      },
      guards: { 'is enough': ({ context }) => context.count > 0 },
      actions: { 'count up': assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({
      id: 'counter',
      context: { count: 0 },
      on: { pressed: { actions: 'count up' }, pulled: { guard: 'is enough', actions: 'count up' } },
    })
    const run = replay(simple(machine), { input: 'anyone', moves: ['pressed'] })
    run.make({ kind: 'send', name: 'pressed', event: 'pressed', payload: null, to: null })
    expect(run.snapshot().can({ type: 'pulled' })).toBe(true)
    expect([...run.lastStep().guards]).toEqual([])
  })
})

test('a service without an implementation is controlled like any other', () => {
  const machine = createMachine({
    initial: 'looking',
    states: { looking: { invoke: { src: 'look', onDone: 'found' } }, found: {} },
  })
  const model = simple(machine, { outcomes: { look: endings } })
  expect(startRun(model, 'anyone').services()).toEqual(['look'])
  const run = replay(model, { input: 'anyone', moves: ['look: is done'] })
  expect(run.snapshot().value).toBe('found')
})

test('no action runs unless the model names it', () => {
  let runs = 0
  const machine = createMachine({ on: { pressed: { actions: () => (runs += 1) } } })
  replay(simple(machine), { input: 'anyone', moves: ['pressed'] })
  expect(runs).toBe(0)
})

describe('with default outcomes', () => {
  test('a child machine without a model receives its events', () => {
    const child = createMachine({
      id: 'child',
      initial: 'off',
      states: { off: { on: { pressed: 'on' } }, on: {} },
    })
    const machine = createMachine({ invoke: { src: child, id: 'child' } })
    const possible = startRun(simple(machine, { defaults: true }), 'anyone').possibleMoves()
    expect(possible.moves.map(({ name }) => name)).toEqual(['child › pressed'])
    expect(startRun(simple(machine), 'anyone').possibleMoves().moves).toEqual([])
  })

  test('a spawned service ends as its kind does', () => {
    const news = fromObservable(() => {
      throw new Error('not provided')
    })
    const machine = createMachine({
      initial: 'on',
      entry: spawnChild(news, { id: 'news' }),
      states: { on: { on: { 'xstate.done.actor.news': 'off' } }, off: {} },
    })
    const { moves } = startRun(simple(machine, { defaults: true }), 'anyone').possibleMoves()
    expect(moves.map(({ name }) => name)).toEqual(['news: completes'])
  })
})

test('runs of one model are independent', () => {
  const model = postModel()
  const [one, other] = [startRun(model, 'two tries'), startRun(model, 'two tries')]
  one.advance(10_000)
  expect(other.now()).toBe(clockStart)
  expect(other.services()).toEqual([])
  expect(one.services()).toEqual(['look'])
  expect(other.history().steps).toHaveLength(1)
})

describe('a loop', () => {
  const errorAfter = (machine: AnyStateMachine) =>
    replay(simple(machine), { input: 'anyone', moves: ['pressed'] }).actorError()

  /** Raises an event to itself, one microstep each, until it has counted to `max`; the last one is refused. */
  const raising = (max: number) =>
    setup({
      types: { context: {} as { count: number }, events: {} as { type: 'pressed' } },
      actions: { 'count up': assign({ count: ({ context }) => context.count + 1 }) },
      guards: { 'goes on': ({ context }) => context.count < max },
    }).createMachine({
      id: 'raising',
      context: { count: 0 },
      on: { pressed: { guard: 'goes on', actions: ['count up', raise({ type: 'pressed' })] } },
    })

  test('of 100 microsteps is allowed, a longer one is not', () => {
    expect(errorAfter(raising(99))).toBeNull()
    expect(errorAfter(raising(100))).toBe(
      'Infinite loop: more than 100 microsteps follow one event.',
    )
  })

  test('is none if its microsteps follow many events', () => {
    const machine = createMachine({ on: { pressed: { actions: () => {} } } })
    const moves = Array.from({ length: 101 }, () => 'pressed')
    expect(replay(simple(machine), { input: 'anyone', moves }).actorError()).toBeNull()
  })

  test('is stopped even if it starts an actor in every round', () => {
    const entry = spawnChild(service)
    const machine = createMachine({
      initial: 'idle',
      states: {
        idle: { on: { pressed: 'one' } },
        one: { entry, always: 'other' },
        other: { entry, always: 'one' },
      },
    })
    expect(errorAfter(machine)).toBe('Infinite loop: more than 100 microsteps follow one event.')
  })

  test('of 10000 events is allowed in every move', () => {
    /** Sends an event to itself until it has counted to 9999. */
    const sending = setup({
      types: {
        context: {} as { count: number },
        events: {} as { type: 'pressed' } | { type: 'again' },
      },
      actions: {
        'count up': assign({ count: ({ context }) => context.count + 1 }),
        again: sendTo(({ self }) => self, { type: 'again' }),
      },
      guards: { 'goes on': ({ context }) => context.count < 9_999 },
    }).createMachine({
      context: { count: 0 },
      on: {
        pressed: { actions: [assign({ count: 1 }), 'again'] },
        again: { guard: 'goes on', actions: ['count up', 'again'] },
      },
    })
    const run = replay(simple(sending), { input: 'anyone', moves: ['pressed', 'pressed'] })
    expect(run.snapshot().context).toEqual({ count: 9_999 })
    expect(run.actorError()).toBeNull()
  })
})
