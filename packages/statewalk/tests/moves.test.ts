import { describe, expect, test } from 'vitest'
import { createMachine, fromPromise, setup, spawnChild } from 'xstate'
import type { Move } from '../src/moves.ts'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { endings, service, simple } from './simple.ts'
import { postModel, radioModel } from './toys.ts'

const send = (event: string, rest: Partial<Move & { kind: 'send' }> = {}): Move => ({
  kind: 'send',
  name: event,
  event,
  payload: null,
  to: null,
  ...rest,
})

describe('an impossible move', () => {
  test.each([
    ['an event that the machine does not know', send('shouted')],
    ['a child that is not running', send('send requested', { to: 'missing' })],
    ['a sample that the event does not have', send('send requested', { payload: 'politely' })],
  ])('throws: %s', (_, move) => {
    const run = startRun(postModel(), 'two tries')
    expect(() => run.make(move)).toThrow(new Error(`No running machine handles '${move.name}'.`))
    expect(run.snapshot().value).toEqual({ waiting: { polling: 'pausing', sending: 'ready' } })
  })

  test.each([
    ['a service that is not running', 'two tries', { service: 'look', outcome: 'finds it' }],
    [
      'an outcome that the service does not have',
      'looking',
      { service: 'look', outcome: 'finds gold' },
    ],
    ['another place', 'looking', { service: 'look', outcome: 'finds it', place: 'elsewhere' }],
  ])('throws: %s', (_, where, parts) => {
    const moves = where === 'looking' ? ['⏱ poll interval'] : []
    const run = replay(postModel(), { input: 'two tries', moves })
    const move: Move = { kind: 'settle', name: 'look: so', place: null, ...parts }
    expect(() => run.make(move)).toThrow(new Error("No running service ends as 'look: so'."))
  })
})

test('returns what a move has sent or answered, and nothing for time', () => {
  const run = replay(radioModel, {
    input: 'switched on',
    moves: ['listen: plays a song', 'switched'],
  })
  const at = run.now()
  expect(run.history().steps.map(({ payload }) => payload)).toEqual([
    { event: null, outcome: null },
    { event: null, outcome: { sends: { type: 'song played', at } } },
    { event: { type: 'switched' }, outcome: null },
  ])
  const waited = replay(postModel(), { input: 'two tries', moves: ['⏱ poll interval'] })
  expect(waited.lastStep().payload).toEqual({ event: null, outcome: null })
  waited.make({
    kind: 'settle',
    name: 'look: fails',
    service: 'look',
    place: null,
    outcome: 'fails',
  })
  expect(waited.lastStep().payload).toStrictEqual({
    event: null,
    outcome: { rejects: { kind: 'unreachable' } },
  })
})

test('name a spawned service without a name in setup by its id', () => {
  const machine = createMachine({
    id: 'helped',
    entry: spawnChild(
      fromPromise(() => new Promise(() => {})),
      { id: 'helper' },
    ),
  })
  expect(startRun(simple(machine), 'anyone').services()).toEqual(['helper'])
})

test('name a spawned service without an id by its kind', () => {
  const machine = createMachine({
    id: 'helped',
    entry: spawnChild(fromPromise(() => new Promise(() => {}))),
  })
  expect(startRun(simple(machine), 'anyone').services()).toEqual(['a spawned promise'])
})

test('list services of one name in the order of their places, independent of the file', () => {
  const regions = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, { invoke: { src: 'look' as const, onError: {} } }]),
    )
  for (const order of [
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
    ['c', 'b', 'a'],
  ]) {
    const machine = setup({ actors: { look: service } }).createMachine({
      id: 'three',
      type: 'parallel',
      states: regions(order),
    })
    const run = startRun(simple(machine, { outcomes: { look: endings } }), 'anyone')
    expect(run.services()).toEqual(['look (a)', 'look (b)', 'look (c)'])
  }
})
