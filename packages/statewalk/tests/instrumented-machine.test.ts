import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { clockStart } from '../src/step-clock.ts'
import { simple } from './simple.ts'
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
    expect([...run.possible().guards]).toEqual([])
    const [move] = run.possible().moves
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

test('runs of one model are independent', () => {
  const model = postModel()
  const [one, other] = [startRun(model, 'two tries'), startRun(model, 'two tries')]
  one.advance(10_000)
  expect(other.now()).toBe(clockStart)
  expect(other.services()).toEqual([])
  expect(one.services()).toEqual(['look'])
  expect(other.history().steps).toHaveLength(1)
})
