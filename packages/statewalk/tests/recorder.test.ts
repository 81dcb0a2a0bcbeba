import { describe, expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { endings, service, simple } from './simple.ts'
import { postModel, quizModel } from './toys.ts'

/** A lift with a named action on every state and transition. */
const liftModel = simple(
  setup({
    types: {
      context: {} as { rides: number },
      events: {} as { type: 'called' } | { type: 'ignored' } | { type: 'rung'; loudly: boolean },
    },
    actors: { ride: service },
    delays: { patience: 1_000 },
    actions: {
      'count ride': assign({ rides: ({ context }) => context.rides + 1 }),
      'light up': () => {},
      'open doors': () => {},
      'close doors': () => {},
      'start motor': () => {},
      'stop motor': () => {},
      ring: (_, __: { loudly: boolean }) => {},
    },
  }).createMachine({
    id: 'lift',
    context: { rides: 0 },
    initial: 'waiting',
    entry: 'light up',
    states: {
      waiting: {
        entry: 'open doors',
        exit: 'close doors',
        after: {
          patience: { target: 'waiting', actions: { type: 'ring', params: { loudly: true } } },
        },
        on: {
          called: { target: 'starting', actions: 'count ride' },
          ignored: {},
          rung: { actions: { type: 'ring', params: { loudly: true } } },
        },
      },
      starting: { entry: 'start motor', always: { target: 'riding' } },
      riding: {
        exit: 'stop motor',
        invoke: { src: 'ride', onDone: { target: 'waiting' }, onError: { target: 'waiting' } },
      },
    },
  }),
  { outcomes: { ride: endings } },
)

const stepAfter = (...moves: readonly string[]) =>
  replay(liftModel, { input: 'anyone', moves }).lastStep()

describe('the record of a step', () => {
  test('names the actions in order: exit, transition, entry', () => {
    expect(startRun(liftModel, 'anyone').lastStep().actions).toEqual(['light up', 'open doors'])
    expect(stepAfter('called').actions).toEqual(['close doors', 'count ride', 'start motor'])
    expect(stepAfter('called', 'ride: is done').actions).toEqual(['stop motor', 'open doors'])
  })

  test('names an action with params by its type, even without a state change', () => {
    expect(stepAfter('rung').actions).toEqual(['ring'])
  })

  test('names transient and stable states', () => {
    expect([...stepAfter('called').states].sort()).toEqual(['riding', 'starting', 'waiting'])
    expect([...startRun(liftModel, 'anyone').lastStep().states]).toEqual(['waiting'])
  })

  test('names the transitions in order, including the chain that follows', () => {
    expect(stepAfter('called').transitions).toEqual([
      'waiting: called → starting',
      'starting: always → riding',
    ])
  })

  test('names no transition for an event without effect', () => {
    const run = startRun(liftModel, 'anyone')
    const { transitions, actions } = run.make({
      ...{ kind: 'send', name: 'ignored', event: 'ignored', payload: null, to: null },
    })
    expect({ transitions, actions }).toEqual({ transitions: [], actions: [] })
  })

  test('starts empty for every step', () => {
    const { steps } = replay(liftModel, {
      input: 'anyone',
      moves: ['called', 'ride: fails', '⏱ patience'],
    }).history()
    expect(steps.map(({ counts }) => counts)).toEqual([
      { sent: {}, started: {}, ended: {}, emitted: [], sentTo: {} },
      { sent: { called: 1 }, started: { ride: 1 }, ended: {}, emitted: [], sentTo: {} },
      { sent: {}, started: {}, ended: { 'ride: fails': 1 }, emitted: [], sentTo: {} },
      { sent: {}, started: {}, ended: {}, emitted: [], sentTo: {} },
    ])
    expect(steps.map(({ move }) => move?.name)).toEqual([
      undefined,
      'called',
      'ride: fails',
      '⏱ patience',
    ])
  })

  test('contains the guard results of this step only', () => {
    const moves = ['⏱ poll interval', 'look: finds nothing', 'given up']
    const { steps } = replay(postModel(), { input: 'two tries', moves }).history()
    expect(steps.map(({ guards }) => [...guards])).toEqual([
      [],
      [],
      ['has arrived: does not hold', 'tries left: holds'],
      [],
    ])
  })

  test('contains the data of the move', () => {
    expect(startRun(liftModel, 'anyone').lastStep().payload).toEqual({ event: null, outcome: null })
    expect(stepAfter('called').payload).toEqual({ event: { type: 'called' }, outcome: null })
    expect(stepAfter('called', 'ride: is done').payload).toEqual({
      event: null,
      outcome: { resolves: undefined },
    })
  })
})

describe('a child machine', () => {
  const moves = ['ask › word given (yes)']
  const steps = () => replay(quizModel, { input: 'anyone', moves }).history().steps

  test('adds no transition, state or action to the observed machine', () => {
    const [start, given] = steps()
    expect(start?.states).toEqual(new Set(['asking']))
    expect(given).toMatchObject({ transitions: [], actions: [], states: new Set() })
  })

  test('counts as a started service, and so do its own services', () => {
    expect(steps().map(({ counts }) => counts.started)).toEqual([{ ask: 1 }, { 'look up': 1 }])
  })
})

describe('an error', () => {
  /** Plays a game that can fail in two ways, and starts another one when it does. */
  const playing = (first: unknown, second: unknown) => {
    const game = setup({
      types: { events: {} as { type: 'pressed' } | { type: 'pulled' } },
      actions: {
        press: () => {
          throw first
        },
        pull: () => {
          throw second
        },
      },
    }).createMachine({
      id: 'game',
      on: { pressed: { actions: 'press' }, pulled: { actions: 'pull' } },
    })
    const machine = setup({ actors: { play: game } }).createMachine({
      id: 'child',
      initial: 'playing',
      states: {
        playing: {
          invoke: { src: 'play', onError: { target: 'playing', reenter: true } },
        },
      },
    })
    return simple(machine, { children: { play: simple(game) }, runs: ['press', 'pull'] })
  }
  const troubleAfter = (model: ReturnType<typeof simple>, ...moves: readonly string[]) =>
    replay(model, { input: 'anyone', moves }).actorError()

  test('is the first failure of a child machine', () => {
    const model = playing(new Error('the fuse is out'), new Error('the lamp is out'))
    expect(troubleAfter(model)).toBeNull()
    expect(troubleAfter(model, 'play › pressed')).toBe('the fuse is out')
    expect(troubleAfter(model, 'play › pulled', 'play › pressed')).toBe('the lamp is out')
  })

  test('is also that of a machine whose context throws at its start', () => {
    const machine = createMachine({
      context: () => {
        throw new Error('no letters today')
      },
    })
    expect(startRun(simple(machine), 'anyone').actorError()).toBe('no letters today')
  })

  test('contains the thrown value, even if it is not an Error', () => {
    expect(troubleAfter(playing('all is lost', null), 'play › pressed')).toBe('all is lost')
  })

  test('is not an expected failure of a service', () => {
    expect(troubleAfter(liftModel, 'called', 'ride: fails')).toBeNull()
  })

  test('is not a child machine that ends', () => {
    expect(troubleAfter(quizModel, '⏱ patience')).toBeNull()
  })
})
