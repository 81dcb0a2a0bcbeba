import { describe, expect, test } from 'vitest'
import { assign, createMachine, fromPromise, setup, spawnChild } from 'xstate'
import type { AnyModel } from '../src/model.ts'
import type { Move } from '../src/moves.ts'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { endings, service, simple } from './simple.ts'
import { postModel, quizModel, radioModel } from './toys.ts'

const send = (event: string, rest: Partial<Move & { kind: 'send' }> = {}): Move => ({
  kind: 'send',
  name: event,
  event,
  payload: null,
  to: null,
  ...rest,
})

describe('the possible moves', () => {
  /** Can be pressed once, and pulled only after that. */
  const leverModel = simple(
    setup({
      types: {
        context: {} as { pressed: boolean },
        events: {} as { type: 'pressed' } | { type: 'pulled' },
      },
      guards: {
        'is pressed': ({ context }) => context.pressed,
        'is free': ({ context }) => !context.pressed,
      },
      actions: { press: assign({ pressed: true }) },
    }).createMachine({
      id: 'lever',
      context: { pressed: false },
      initial: 'up',
      on: { pulled: { guard: 'is pressed', target: '.down' } },
      states: {
        up: { on: { pressed: { guard: 'is free', actions: 'press' } } },
        down: { type: 'final' },
      },
    }),
  )
  const possibleAfter = (...moves: readonly string[]) => {
    const { moves: possible, refused } = replay(leverModel, {
      input: 'anyone',
      moves,
    }).possibleMoves()
    return { possible: possible.map((move) => move.name), refused }
  }

  test('are separate from the refused ones', () => {
    expect(possibleAfter()).toEqual({ possible: ['pressed'], refused: ['pulled'] })
    expect(possibleAfter('pressed')).toEqual({ possible: ['pulled'], refused: ['pressed'] })
  })

  test('are empty once the machine has ended', () => {
    expect(possibleAfter('pressed', 'pulled')).toEqual({ possible: [], refused: [] })
  })
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

test('finds the sample of a move by its event and its name', () => {
  const sample = (type: string, word: string) => ({ type, word })
  const machine = setup({
    types: { events: {} as { type: 'typed'; word: string } | { type: 'said'; word: string } },
    actions: { note: (_, __: { word: string }) => {} },
  }).createMachine({
    id: 'pad',
    on: {
      typed: { actions: { type: 'note', params: ({ event }) => event } },
      said: { actions: { type: 'note', params: ({ event }) => event } },
    },
  })
  const events: NonNullable<AnyModel['events']> = {
    typed: { 'a word': sample('typed', 'sun'), another: sample('typed', 'moon') },
    said: { 'a word': sample('said', 'rain'), another: sample('said', 'snow') },
  }
  const model = simple(machine, { events })
  const moves = ['typed (a word)', 'typed (another)', 'said (a word)', 'said (another)']
  expect(
    startRun(model, 'anyone')
      .possibleMoves()
      .moves.map(({ name }) => name),
  ).toEqual(moves)
  const { steps } = replay(model, { input: 'anyone', moves }).history()
  expect(steps.map(({ payload }) => payload.event)).toEqual([
    null,
    sample('typed', 'sun'),
    sample('typed', 'moon'),
    sample('said', 'rain'),
    sample('said', 'snow'),
  ])
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

describe('nested machines', () => {
  const { machine: answerMachine } = quizModel.children?.ask ?? quizModel
  const machineWith = (id: string, inner: typeof answerMachine) =>
    setup({ actors: { inner } }).createMachine({
      id,
      initial: 'open',
      states: {
        open: { invoke: { src: 'inner', onDone: { target: 'shut' } } },
        shut: { type: 'final' },
      },
    })
  const inside = machineWith('inside', answerMachine)
  const outside = machineWith('outside', inside)

  test('have moves named from the outermost to the innermost machine', () => {
    const answer = quizModel.children?.ask
    const children = answer ? { inner: simple(inside, { children: { inner: answer } }) } : {}
    const run = startRun(simple(outside, { children }), 'anyone')
    expect(run.possibleMoves().moves.map(({ name }) => name)).toEqual([
      'inner › inner › word given (yes)',
      '⏱ patience',
    ])
    run.make(send('word given', { to: 'inner › inner', payload: 'yes' }))
    expect(run.services()).toEqual(['look up'])
  })

  test('run without a model, but receive no user events', () => {
    const run = startRun(simple(outside), 'anyone')
    expect(run.possibleMoves().moves.map(({ name }) => name)).toEqual(['⏱ patience'])
    const given = send('word given', { to: 'inner › inner', payload: 'yes' })
    expect(() => run.make(given)).toThrow("No running machine handles 'word given'.")
    run.make({ kind: 'wait', name: '⏱ patience', timers: ['patience'], ms: 5_000 })
    expect(run.snapshot().value).toBe('shut')
  })

  test('use the outcomes of the whole model for services without outcomes of their own', () => {
    const child = setup({ actors: { work: service } }).createMachine({
      id: 'worker',
      initial: 'working',
      states: {
        working: { invoke: { src: 'work', onDone: 'ready', onError: 'ready' } },
        ready: { type: 'final' },
      },
    })
    const model = simple(machineWith('outside', child), { outcomes: { work: endings } })
    const run = startRun(model, 'anyone')
    expect(run.possibleMoves().moves.map(({ name }) => name)).toEqual([
      'work: is done',
      'work: fails',
    ])
    run.make({
      kind: 'settle',
      name: 'work: fails',
      service: 'work',
      place: null,
      outcome: 'fails',
    })
    expect(run.snapshot().value).toBe('shut')
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
