import { describe, expect, test } from 'vitest'
import {
  type AnyStateMachine,
  assign,
  createMachine,
  fromCallback,
  fromTransition,
  raise,
  sendTo,
  setup,
} from 'xstate'
import { explore } from '../src/explore.ts'
import { type ModelLines, modelFrom } from '../src/model-from.ts'
import { findingText, problemsIn, reportModel } from '../src/model-report.ts'
import { replay } from '../src/replay.ts'
import { service } from './simple.ts'

const report = (machine: AnyStateMachine, lines: ModelLines<AnyStateMachine> = {}) =>
  reportModel(modelFrom<AnyStateMachine>(machine, lines))

const verdicts = (machine: AnyStateMachine, lines: ModelLines<AnyStateMachine> = {}) =>
  report(machine, lines).findings.map(({ verdict, name }) => `${verdict}: ${name}`)

/** Plays a game, a child machine that fails if its promise does, and goes on if it fails. */
const gamePlayer = setup({
  actors: {
    play: setup({ actors: { load: service } }).createMachine({
      id: 'game',
      initial: 'loading',
      states: {
        loading: { invoke: { src: 'load', onDone: { target: 'over' } } },
        over: { type: 'final' },
      },
    }),
  },
}).createMachine({
  id: 'player',
  initial: 'playing',
  states: {
    playing: { invoke: { src: 'play', onDone: { target: 'won' }, onError: { target: 'lost' } } },
    won: { type: 'final' },
    lost: { type: 'final' },
  },
})

describe('a machine has no problem', () => {
  test('if its only event leads back to the same configuration', () => {
    const machine = createMachine({ id: 'log', on: { LOG: { actions: () => {} } } })
    expect(verdicts(machine)).toEqual([])
  })

  test('if a child machine fails because of a rejection, and its parent handles that', () => {
    expect(verdicts(gamePlayer)).toEqual([])
    expect(
      replay(modelFrom(gamePlayer), { input: 'no input', moves: ['load: rejects'] }).snapshot()
        .value,
    ).toBe('lost')
  })

  test('if a callback is declared to send nothing', () => {
    const machine = setup({ actors: { watch: fromCallback(() => {}) } }).createMachine({
      id: 'screen',
      invoke: { src: 'watch' },
      on: { left: { actions: () => {} } },
    })
    expect(verdicts(machine)).toEqual([
      "unknown: 'watch' is a callback: the events that it sends are unknown.",
    ])
    expect(verdicts(machine, { outcomes: { watch: {} } })).toEqual([])
  })

  test('if the model bounds it', () => {
    const machine = createMachine({
      id: 'counter',
      types: { context: {} as { count: number } },
      context: { count: 0 },
      on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    })
    expect(verdicts(machine, { within: ({ count }) => count < 3 })).toEqual([])
  })
})

test('a transition function runs, and its snapshots are reported', () => {
  const counting = fromTransition((count: number) => count + 1, 0)
  const machine = setup({
    types: { context: {} as { seen: number } },
    actors: { count: counting },
    guards: { 'is two': ({ context }) => context.seen === 2 },
  }).createMachine({
    id: 'counter',
    context: { seen: 0 },
    initial: 'counting',
    states: {
      counting: {
        invoke: {
          src: 'count',
          id: 'count',
          onSnapshot: { actions: assign({ seen: ({ event }) => event.snapshot.context }) },
        },
        on: { up: { actions: sendTo('count', { type: 'up' }) } },
        always: { guard: 'is two', target: 'done' },
      },
      done: { type: 'final' },
    },
  })
  expect(verdicts(machine)).toEqual([])
  expect(
    explore(machine)
      .configurations.at(-1)
      ?.moves.map(({ name }) => name),
  ).toEqual(['up', 'up'])
})

describe('an event that a machine sends to itself is not sent by a person', () => {
  const machineWith = (action: object) =>
    createMachine({
      id: 'clock',
      initial: 'idle',
      on: { ticked: { actions: () => {} } },
      states: {
        idle: { on: { begun: { target: 'running' } } },
        running: { entry: action as never, on: { ticked: { target: 'idle' } } },
      },
    })
  const movesOf = (machine: AnyStateMachine, lines: ModelLines<AnyStateMachine> = {}) => [
    ...new Set(
      explore(modelFrom<AnyStateMachine>(machine, lines)).edges.map(({ move }) => move.name),
    ),
  ]

  test.each([
    ['delayed', raise({ type: 'ticked' }, { delay: 10 }), ['begun', '⏱ ticked']],
    ['raised', raise({ type: 'ticked' }), ['begun']],
    ['sent', sendTo(({ self }) => self, { type: 'ticked' }), ['begun']],
  ])('if it is %s', (_, action, moves) => {
    expect(movesOf(machineWith(action))).toEqual(moves)
  })

  test('unless the model has a sample of it', () => {
    const events = { ticked: { 'by hand': { type: 'ticked' } } }
    expect(movesOf(machineWith(raise({ type: 'ticked' }, { delay: 10 })), { events })).toContain(
      'ticked (by hand)',
    )
  })
})

test('a throw in a subscriber of a child is a finding with its path', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
  })
  const machine = setup({ actors: { lamp } }).createMachine({
    id: 'room',
    context: ({ spawn }) => {
      const ref = spawn('lamp', { id: 'lamp' })
      ref.subscribe(({ value }) => {
        if (value === 'on') throw new Error('too bright')
      })
      return { ref }
    },
  })
  const [found] = problemsIn(report(machine)).filter(({ name }) => name.includes('too bright'))
  expect(found).toMatchObject({
    verdict: 'broken',
    name: 'no actor fails unhandled: too bright',
    path: { moves: ['lamp › pressed'] },
  })
})

/** Sells what is in stock. Nobody says what a payment contains. */
const shopMachine = createMachine({
  id: 'shop',
  types: {
    context: {} as { name: string },
    events: {} as { type: 'paid'; card: { name: string } },
  },
  context: { name: '' },
  initial: 'open',
  states: {
    open: {
      on: {
        paid: {
          target: 'sold',
          actions: assign({ name: ({ event }) => event.card.name.trim() }),
        },
      },
    },
    sold: { on: { paid: { guard: ({ event }) => event.card.name === 'Ann', target: 'open' } } },
  },
})

describe('a missing payload', () => {
  test('is one unknown finding with the line that settles it, and with what may follow', () => {
    const { findings } = report(shopMachine)
    expect(findings.map(({ verdict, name }) => `${verdict}: ${name}`)).toEqual(
      [
        "unknown: 'paid' is sent without payload, and its 'card' is read.",
        '… items are not reached',
      ].map((line) =>
        line.startsWith('…')
          ? expect.stringMatching(/^unknown: \d+ items are not reached$|^unknown: /)
          : line,
      ),
    )
    expect(findings[0]).toMatchObject({
      note: `events: { 'paid': { 'a sample': { type: 'paid', "card": … } } }`,
      follows: [expect.stringMatching(/^no actor fails unhandled: /)],
    })
    expect(problemsIn(report(shopMachine))).toEqual([])
    expect(problemsIn(report(shopMachine), { strict: true })).not.toEqual([])
  })

  test('leaves a proof once the model has a sample', () => {
    const events = { paid: { 'by Bea': { type: 'paid', card: { name: 'Bea' } } } }
    const names = problemsIn(report(shopMachine, { events })).map(({ name }) => name)
    expect(names).toContain("no deadlock: 'sold' can never be left from here")
  })
})

describe('a broken finding', () => {
  const ticking = createMachine({
    id: 'bomb',
    types: { context: {} as { at: number } },
    context: { at: 7 },
    initial: 'idle',
    states: {
      idle: { on: { armed: { target: 'armed' } } },
      armed: { after: { 5000: { target: 'spent' } } },
      spent: {},
    },
  })

  test('has its path, the times along it, the context and a fixture for replay', () => {
    const { findings, graph } = report(ticking)
    const [found] = findings
    expect(found && findingText(graph.model, found).split('\n')).toEqual([
      "✗ no deadlock: 'spent' can never be left from here",
      '    after no input: armed → ⏱ 5000 ms',
      '          0 ms  no input  "idle"',
      '          0 ms  armed  "armed"',
      '       5000 ms  ⏱ 5000 ms  "spent"',
      '    context {"at":7}',
      '    replay  {"machine":"bomb","input":"no input","moves":["armed","⏱ 5000 ms"]}',
    ])
    if (found?.path) expect(replay(graph.model, found.path).snapshot().value).toBe('spent')
  })

  test('is accepted by its sentence or its rule, with a reason', () => {
    for (const name of ["no deadlock: 'spent' can never be left from here", 'no deadlock']) {
      const accepted = { [name]: 'it is a bomb', 'no livelock': 'it ends' }
      expect(report(ticking, { accepted }).findings).toMatchObject([
        { verdict: 'accepted', note: 'it is a bomb' },
        { verdict: 'accepted', note: 'it ends' },
      ])
    }
  })

  test('is reported if it is accepted but no longer found', () => {
    const accepted = { 'no deadlock': 'was a bomb' }
    expect(problemsIn(report(gamePlayer, { accepted })).map(({ name }) => name)).toEqual([
      "accepted names 'no deadlock', which is not found.",
    ])
  })
})

describe('a single dead item', () => {
  const door = setup({
    types: { events: {} as { type: 'opened' } | { type: 'closed' } | { type: 'locked' } },
    guards: { 'is magic': () => false },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { opened: [{ guard: 'is magic', target: 'vanished' }, { target: 'open' }] } },
      open: { on: { closed: { target: 'shut' } } },
      vanished: { on: { locked: { target: 'shut' } } },
    },
  })
  const dead = "states: 'vanished' is never entered"
  const taken = "transitions: 'shut: opened [is magic] → vanished' is never taken"

  test('is named once, by its cause', () => {
    expect(verdicts(door)).toEqual([`broken: ${dead}`, `broken: ${taken}`])
    expect(report(door).findings.map(({ follows }) => follows)).toEqual([
      ['transitions: vanished: locked → shut', 'events: locked'],
      ['guards: is magic: holds'],
    ])
  })

  test('can be accepted without turning the rule off', () => {
    expect(verdicts(door, { accepted: { [taken]: 'magic comes later' } })).toEqual([
      `broken: ${dead}`,
      `accepted: ${taken}`,
    ])
  })
})
