import { describe, expect, test } from 'vitest'
import {
  type AnyStateMachine,
  assign,
  createMachine,
  raise,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { clockStart } from '../src/step-clock.ts'
import { service, simple } from './simple.ts'
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
