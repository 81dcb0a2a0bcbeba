import { describe, expect, test } from 'vitest'
import { createMachine, setup, spawnChild, stopChild } from 'xstate'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { endings, service, simple } from './simple.ts'

const moves = (run: ReturnType<typeof startRun>) =>
  run.possibleMoves().moves.map(({ name }) => name)

describe('running services', () => {
  test('are ordered by name', () => {
    const actors = { look: service, ask: service, send: service }
    const machine = setup({ actors }).createMachine({
      invoke: [{ src: 'look' }, { src: 'send' }, { src: 'ask' }],
    })
    expect(startRun(simple(machine), 'anyone').services()).toEqual(['ask', 'look', 'send'])
  })

  test('of one name are numbered if nothing else distinguishes them', () => {
    const machine = setup({ actors: { look: service, wait: service } }).createMachine({
      entry: [
        spawnChild('look', { id: 'a' }),
        spawnChild('wait', { id: 'b' }),
        spawnChild('look', { id: 'c' }),
        spawnChild('look', { id: 'd' }),
      ],
    })
    const model = simple(machine, { outcomes: { look: endings } })
    const run = startRun(model, 'anyone')
    expect(run.services()).toEqual(['look', 'look (#2)', 'look (#3)', 'wait'])
    expect(run.actors()).toBe(4)
    const [, , second] = run.possibleMoves().moves
    expect(second?.name).toBe('look (#2): is done')
  })

  test('of one name in the same place of two machines are numbered there', () => {
    const regions = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, { invoke: { src: 'look' as const } }]))
    const child = setup({ actors: { look: service } }).createMachine({
      type: 'parallel',
      states: regions(['a', 'b']),
    })
    const machine = setup({ actors: { look: service, child } }).createMachine({
      type: 'parallel',
      invoke: { src: 'child' },
      states: regions(['a', 'b']),
    })
    expect(startRun(simple(machine), 'anyone').services()).toEqual([
      ...['look (a)', 'look (a#2)', 'look (b)', 'look (b#2)'],
    ])
  })

  test('are those that have not ended', () => {
    const machine = setup({ actors: { look: service } }).createMachine({
      entry: spawnChild('look', { id: 'first' }),
      on: { asked: { actions: spawnChild('look', { id: 'second' }) } },
    })
    const model = simple(machine, { outcomes: { look: endings } })
    const ended = replay(model, { input: 'anyone', moves: ['look: is done'] })
    expect(ended.services()).toEqual([])
    expect(ended.actors()).toBe(0)
    ended.make({ kind: 'send', name: 'asked', event: 'asked', payload: null, to: null })
    expect(ended.services()).toEqual(['look'])
  })
})

describe('running child machines', () => {
  const worker = createMachine({
    id: 'worker',
    initial: 'on',
    states: { on: { on: { pressed: 'off' } }, off: { type: 'final' } },
  })

  test('of one name are numbered in the order in which they started', () => {
    const machine = setup({ actors: { worker } }).createMachine({
      entry: [
        spawnChild('worker', { id: 'a' }),
        spawnChild('worker', { id: 'b' }),
        spawnChild('worker', { id: 'c' }),
      ],
      on: { stopped: { actions: stopChild('a') } },
    })
    const model = simple(machine, { children: { worker: simple(worker) } })
    const all = ['worker › pressed', 'worker #2 › pressed', 'worker #3 › pressed']
    expect(moves(startRun(model, 'anyone'))).toEqual(['stopped', ...all])
    expect(startRun(model, 'anyone').actors()).toBe(3)
    const pressed = replay(model, { input: 'anyone', moves: ['worker #2 › pressed'] })
    expect(moves(pressed)).toEqual(['stopped', ...all.slice(0, 2)])
    expect(pressed.actors()).toBe(2)
    expect(pressed.services()).toEqual([])
    const stopped = replay(model, { input: 'anyone', moves: ['stopped'] })
    expect(moves(stopped)).toEqual(['stopped', ...all.slice(0, 2)])
  })

  test('and services of a machine that has ended are not listed', () => {
    const machine = setup({ actors: { look: service } }).createMachine({
      entry: spawnChild('look'),
      initial: 'on',
      states: { on: { on: { pressed: 'off' } }, off: { type: 'final' } },
    })
    const run = replay(simple(machine), { input: 'anyone', moves: ['pressed'] })
    expect(run.services()).toEqual([])
    expect(moves(run)).toEqual([])
  })

  test('are not services, and services are not machines', () => {
    const machine = setup({ actors: { worker, errand: service } }).createMachine({
      entry: [spawnChild('worker', { id: 'a' }), spawnChild('errand', { id: 'b' })],
    })
    const run = startRun(simple(machine), 'anyone')
    expect(run.services()).toEqual(['errand'])
    expect(run.actors()).toBe(2)
  })
})
