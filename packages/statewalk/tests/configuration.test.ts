import { describe, expect, test } from 'vitest'
import { type AnyActorRef, assign, createMachine, enqueueActions, setup } from 'xstate'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { endings, service, simple } from './simple.ts'

const day = 24 * 60 * 60 * 1_000

/** The configuration of a machine after the moves. */
const configurationAfter = (
  model: ReturnType<typeof simple>,
  ...moves: readonly string[]
): string => replay(model, { input: 'anyone', moves }).configuration()

describe('a configuration', () => {
  const game = createMachine({ id: 'game', initial: 'on', states: { on: {} } })

  type Kept = (actor: AnyActorRef) => unknown

  /** Starts actors without an id, keeps what `kept` takes from the last one, and ends the others. */
  const starting = (start: 'call' | typeof game | typeof service, kept: Kept) => {
    const machine = setup({
      types: { context: {} as { last: AnyActorRef | null; kept: unknown } },
      actors: { call: service },
    }).createMachine({
      context: { last: null, kept: null },
      on: {
        started: {
          actions: enqueueActions(({ enqueue, context: { last } }) => {
            if (last) enqueue.stopChild(last)
            enqueue.assign(({ spawn }) => {
              const actor: AnyActorRef = typeof start === 'string' ? spawn(start) : spawn(start)
              return { last: actor, kept: kept(actor) }
            })
          }),
        },
      },
    })
    return simple(machine, { outcomes: { call: endings }, defaults: true })
  }

  describe.each<[string, Kept]>([
    ['a child actor', (actor) => actor],
    ['the id of a child actor', ({ id }) => id],
    ['the session id', ({ sessionId }) => sessionId],
  ])('with %s in the context', (_what, kept) => {
    test.each([
      ['a named service', 'call' as const],
      ['a service without a name', service],
      ['a machine', game],
    ])('is the same however many have run before: %s', (_who, start) => {
      const model = starting(start, kept)
      expect(configurationAfter(model, 'started', 'started')).toBe(
        configurationAfter(model, 'started'),
      )
      expect(configurationAfter(model, 'started')).not.toBe(configurationAfter(model))
    })
  })

  test.each<[string, Kept]>([
    ['itself', (actor) => actor],
    ['its id', ({ id }) => id],
  ])('distinguishes which of two machines of the same name is kept: %s', (_what, kept) => {
    const machine = createMachine({
      context: ({ spawn }) => ({ games: [spawn(game), spawn(game)], kept: null as unknown }),
      on: {
        'first chosen': {
          actions: assign({ kept: ({ context: { games } }) => games.slice(0, 1).map(kept) }),
        },
        'second chosen': {
          actions: assign({ kept: ({ context: { games } }) => games.slice(1).map(kept) }),
        },
      },
    })
    const model = simple(machine, { defaults: true })
    expect(configurationAfter(model, 'first chosen')).not.toBe(
      configurationAfter(model, 'second chosen'),
    )
  })

  test('is the same when eleven years of timers have passed', () => {
    const machine = createMachine({
      initial: 'day',
      states: {
        day: { after: { [20 * day]: { target: 'night' } } },
        night: { after: { [20 * day]: { target: 'day' } } },
      },
    })
    const run = startRun(simple(machine), 'anyone')
    const before = run.configuration()
    run.advance(100 * 40 * day)
    expect(run.configuration()).toBe(before)
  })
})
