import { describe, expect, test } from 'vitest'
import {
  type AnyEventObject,
  assign,
  createMachine,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate'
import type { AnsweringService } from '../src/model.ts'
import { replay } from '../src/replay.ts'
import { clockStart } from '../src/step-clock.ts'
import { simple } from './simple.ts'

const postbox = createMachine({
  id: 'postbox',
  context: { letters: 0 },
  on: { 'letter written': { actions: assign({ letters: ({ context }) => context.letters + 1 }) } },
})

/** A clerk whose callback sends what the outcome says to the actor of this system id. */
const clerk = (to?: string) =>
  simple(
    setup({
      types: { context: {} as { received: AnyEventObject | null } },
      actors: { postbox, write: fromCallback(() => {}) },
    }).createMachine({
      id: 'clerk',
      context: { received: null },
      invoke: [{ src: 'postbox', id: 'postbox', systemId: 'post' }, { src: 'write' }],
      on: { 'letter written': { actions: assign({ received: ({ event }) => event }) } },
    }),
    {
      outcomes: {
        write: {
          'has written': {
            sends: (now: number) => ({ type: 'letter written', at: now }),
            ...(to === undefined ? {} : { to }),
          },
        },
      },
    },
  )

describe('an event of a controlled callback', () => {
  const written = { input: 'anyone', moves: ['write: has written'] }

  test('is made at the moment of the move, for the machine that has started the callback', () => {
    const { context } = replay(clerk(), written).snapshot()
    expect(context.received).toEqual({ type: 'letter written', at: clockStart })
  })

  test('is for another actor if the outcome names its system id', () => {
    const { context, children } = replay(clerk('post'), written).snapshot()
    expect(context.received).toBeNull()
    expect(children.postbox?.getSnapshot()).toMatchObject({ context: { letters: 1 } })
  })

  test('is refused if no running actor has the system id', () => {
    expect(() => replay(clerk('past'), written)).toThrow(
      "No running actor has the system id 'past'.",
    )
  })
})

test('a rejection is made at the moment of the move, from the input of the service', () => {
  const machine = setup({
    types: { context: {} as { error: unknown } },
    actors: { load: fromPromise<void, number>(async () => {}) },
  }).createMachine({
    context: { error: null },
    invoke: {
      src: 'load',
      input: 7,
      onError: { actions: assign({ error: ({ event }) => event.error }) },
    },
  })
  const fails = { rejects: (now: number, { input }: AnsweringService) => ({ now, input }) }
  const run = replay(simple(machine, { outcomes: { load: { fails } } }), {
    input: 'anyone',
    moves: ['load: fails'],
  })
  expect(run.snapshot().context.error).toEqual({ now: clockStart, input: 7 })
})
