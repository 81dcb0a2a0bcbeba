import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine, raise, setup } from 'xstate'
import { checkInvariants } from '../src/invariants.ts'
import { modelOf } from '../src/model.ts'
import { modelFrom } from '../src/model-from.ts'
import { broken, endings, named, service, simple } from './simple.ts'
import { counterMachine } from './small-toys.ts'
import { postModel, quizModel, raceModel, radioModel } from './toys.ts'

describe('sound machines', () => {
  test.each([
    ['post', postModel()],
    ['quiz', quizModel],
    ['radio', radioModel],
    ['race', raceModel],
  ])('the %s machine breaks no rule', (_, model) => {
    expect(named(checkInvariants(model).violations)).toEqual([])
  })
})

describe('a rule of the model', () => {
  test('is checked after every move, and reported with the shortest path that breaks it', () => {
    const model = {
      ...postModel(),
      invariants: {
        'nothing is ever sent': ({ ended }: { ended: Readonly<Record<string, number>> }) =>
          ended['send: is sent'] === undefined,
      },
    }
    expect(named(checkInvariants(model).violations)).toEqual([
      {
        rule: 'nothing is ever sent',
        detail: 'in {"waiting":{"polling":"pausing","sending":"cooling down"}}',
        path: 'two tries: send requested → send: is sent',
      },
    ])
  })

  test('can check the last move alone', () => {
    const sending = { invoke: { src: 'send', onError: {} } } as const
    const twice = setup({
      types: { events: {} as { type: 'pressed' } },
      actors: { send: service },
    }).createMachine({
      id: 'twice',
      initial: 'idle',
      states: {
        idle: { on: { pressed: { target: 'busy' } } },
        busy: {
          type: 'parallel',
          states: { letter: sending, copy: sending },
          on: { pressed: { target: 'idle' } },
        },
      },
    })
    const model = modelOf({
      machine: twice,
      question: 'How many letters?',
      inputs: { anyone: undefined },
      outcomes: { send: endings },
      invariants: {
        'at most one letter per press': ({ justNow }) => (justNow.started.send ?? 0) <= 1,
      },
    })
    expect(broken(model)).toContainEqual({
      rule: 'at most one letter per press',
      path: 'anyone: pressed',
    })
  })

  test('is not reported for a path on which the machine does not break it, even if it changes its context in place', () => {
    const machine = setup({
      types: { context: {} as { seen: string[] }, events: {} as { type: 'one' } | { type: 'two' } },
      actions: { note: ({ context, event }) => void context.seen.push(event.type) },
    }).createMachine({
      id: 'notes',
      context: () => ({ seen: [] }),
      on: { one: { actions: 'note' }, two: { actions: 'note' } },
    })
    const model = modelOf({
      machine,
      question: 'What was seen?',
      inputs: { anyone: undefined },
      outcomes: {},
      runs: ['note'],
      within: ({ seen }) => seen.length < 2,
      invariants: {
        'notes every event once': ({ snapshot, sent }) =>
          snapshot.context.seen.length === (sent.one ?? 0) + (sent.two ?? 0),
      },
    })
    expect(checkInvariants(model).violations).toEqual([])
  })

  test('is not reported for a person who sends what turns out to be the machine’s own event', () => {
    const machine = createMachine({
      id: 'clock',
      initial: 'idle',
      states: {
        idle: { on: { begun: 'running' } },
        running: { entry: raise({ type: 'ticked' }, { delay: 10 }), on: { ticked: 'idle' } },
      },
    })
    const model = modelFrom<AnyStateMachine>(machine, {
      invariants: { 'no person ticks': ({ sent }) => sent.ticked === undefined },
    })
    expect(checkInvariants(model).violations).toEqual([])
  })

  test('can check the counts of the whole path', () => {
    const model = {
      ...postModel(),
      invariants: {
        'at most one look': ({ started }: { started: Readonly<Record<string, number>> }) =>
          (started.look ?? 0) <= 1,
      },
    }
    expect(broken(model)).toEqual([
      {
        rule: 'at most one look',
        path: 'two tries: ⏱ poll interval → look: finds nothing → ⏱ poll interval',
      },
    ])
  })
})

describe('the rules of every machine', () => {
  test('report an unreachable transition', () => {
    const machine = setup({
      types: { events: {} as { type: 'opened' } },
      guards: { never: () => false },
    }).createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: { on: { opened: [{ guard: 'never', target: 'broken' }, { target: 'open' }] } },
        open: { on: { opened: { target: 'shut' } } },
        broken: {},
      },
    })
    expect(named(checkInvariants(simple(machine)).violations)).toEqual([
      {
        rule: 'every transition can be taken',
        detail: 'shut: opened [never] → broken',
        path: null,
      },
    ])
  })

  test('report a timer without an effect once, by the shortest path', () => {
    const machine = setup({
      types: { events: {} as { type: 'pressed' } },
      guards: { never: () => false },
      delays: { glow: 1_000, fade: 2_000 },
    }).createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { pressed: { target: 'on' } } },
        on: {
          initial: 'dim',
          after: { glow: { guard: 'never', target: 'off' }, fade: { target: 'off' } },
          states: {
            dim: { on: { pressed: { target: 'bright' } } },
            bright: { on: { pressed: { target: 'dim' } } },
          },
        },
      },
    })
    const rules = { 'every transition can be taken': false }
    expect(named(checkInvariants(simple(machine), { rules }).violations)).toEqual([
      {
        rule: 'every timer has an effect',
        detail: "'⏱ glow' takes no transition",
        path: 'anyone: pressed',
      },
    ])
  })

  test('report a promise without onError, in the chart and when it rejects', () => {
    const machine = setup({ actors: { look: service } }).createMachine({
      id: 'rash',
      initial: 'looking',
      states: { looking: { invoke: { src: 'look', onDone: 'seen' } }, seen: { type: 'final' } },
    })
    expect(broken(simple(machine, { outcomes: { look: endings } }))).toEqual([
      { rule: 'no actor fails unhandled', path: 'anyone: look: fails' },
      { rule: 'every promise has onError', path: null },
    ])
  })

  test('report an action that throws, with its message', () => {
    const machine = setup({
      types: { events: {} as { type: 'pressed' } },
      actions: {
        explode: () => {
          throw new Error('the fuse is out')
        },
      },
    }).createMachine({ id: 'bomb', on: { pressed: { actions: 'explode' } } })
    expect(
      named(checkInvariants(simple(machine, { runs: ['explode'] })).violations),
    ).toContainEqual({
      rule: 'no actor fails unhandled',
      detail: 'the fuse is out',
      path: 'anyone: pressed',
    })
  })

  test('report a child machine that fails even if its parent goes on', () => {
    const child = setup({
      types: { events: {} as { type: 'pressed' } },
      actions: {
        explode: () => {
          throw new Error('the fuse is out')
        },
      },
    }).createMachine({ id: 'child', on: { pressed: { actions: 'explode' } } })
    const machine = setup({
      types: { events: {} as { type: 'again' } },
      actors: { play: child },
    }).createMachine({
      id: 'parent',
      initial: 'playing',
      states: {
        playing: { invoke: { src: 'play', onError: { target: 'crying' } } },
        crying: { on: { again: { target: 'playing' } } },
      },
    })
    const model = simple(machine, { children: { play: simple(child) }, runs: ['explode'] })
    expect(broken(model)).toEqual([
      { rule: 'no actor fails unhandled', path: 'anyone: play › pressed' },
    ])
  })

  test('report an endless always loop without hanging', () => {
    const machine = setup({ types: { events: {} as { type: 'spun' } } }).createMachine({
      id: 'wheel',
      initial: 'still',
      states: {
        still: { on: { spun: { target: 'left' } } },
        left: { always: { target: 'right' } },
        right: { always: { target: 'left' } },
      },
    })
    const [first] = named(checkInvariants(simple(machine)).violations)
    expect(first).toMatchObject({ rule: 'no actor fails unhandled', path: 'anyone: spun' })
    expect(first?.detail).toContain('Infinite loop')
  })

  test.each([
    ['a function', () => () => {}, 'context.held: a function'],
    ['a date', () => new Date(0), 'context.held: an instance of Date'],
    ['a map in a list', () => [new Map()], 'context.held.0: an instance of Map'],
    ['no number', () => Number.NaN, 'context.held: NaN'],
  ])('a context that holds %s is no plain JSON', (_, make, detail) => {
    const machine = setup({
      types: { context: {} as { held: unknown }, events: {} as { type: 'given' } },
      actions: { hold: assign(() => ({ held: make() })) },
    }).createMachine({
      id: 'box',
      context: { held: null },
      initial: 'empty',
      states: {
        empty: { on: { given: { target: 'full', actions: 'hold' } } },
        full: { on: { given: { target: 'empty' } } },
      },
    })
    expect(named(checkInvariants(simple(machine, { project: () => null })).violations)).toEqual([
      { rule: 'context is plain JSON', detail, path: 'anyone: given' },
    ])
  })

  test('include the violations found before the limit', () => {
    const model = simple(counterMachine, {
      invariants: { 'never more than two': ({ snapshot }) => snapshot.context.count <= 2 },
    })
    expect(() => checkInvariants(model, { limit: 10 })).toThrow(
      '✗ never more than two: in {}\ncounter\n   0  anyone\n   1  pressed\n   2  pressed\n→  3  pressed\n',
    )
  })
})
