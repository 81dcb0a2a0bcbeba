import { expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, emit, setup } from 'xstate'
import { differenceFrom } from '../src/equivalence.ts'
import { pathName } from '../src/path-lines.ts'
import { endings, service, simple } from './simple.ts'

type Change = { states?: [string, string, string]; wait?: number; emits?: string; tag?: string }

/** A door that opens, and shuts by itself. */
const door = ({
  states: [shut, opening, open] = ['shut', 'opening', 'open'],
  wait = 5_000,
  emits = 'opened',
  tag = 'busy',
}: Change = {}): AnyStateMachine =>
  setup({
    types: { events: {} as { type: 'pressed' } },
    actors: { unlock: service },
  }).createMachine({
    id: 'door',
    initial: shut,
    states: {
      [shut]: { on: { pressed: { target: opening } } },
      [opening]: {
        tags: tag,
        invoke: {
          src: 'unlock',
          onDone: { target: open, actions: emit({ type: emits }) },
          onError: { target: shut },
        },
      },
      [open]: { after: { [wait]: { target: shut } } },
    },
  })

const model = simple(door(), { outcomes: { unlock: endings } })

const differenceTo = (change: Change) => {
  const difference = differenceFrom(model, door(change))
  return (
    difference && { ...difference, path: pathName(difference.path.input, difference.path.moves) }
  )
}

test('a machine is equivalent to itself, and to one with other names of states', () => {
  expect(differenceFrom(model, model)).toBeNull()
  expect(differenceTo({ states: ['closed', 'waiting', 'wide open'] })).toBeNull()
})

test.each<[string, Change, string, string]>([
  [
    'a delay',
    { wait: 6_000 },
    'possible moves: ["⏱ 5000 ms"], and ["⏱ 6000 ms"] of the reference',
    'anyone: pressed → unlock: is done',
  ],
  [
    'an emitted event',
    { emits: 'unlocked' },
    'emitted events: [{"type":"opened"}], and [{"type":"unlocked"}] of the reference',
    'anyone: pressed → unlock: is done',
  ],
  ['a tag', { tag: 'calm' }, 'tags: ["busy"], and ["calm"] of the reference', 'anyone: pressed'],
])('%s is a difference, on a shortest path', (_, change, text, path) => {
  expect(differenceTo(change)).toEqual({ text, path })
})

test('a started service, a refused event and a missing input are differences', () => {
  const lamp = (config: object) =>
    setup({
      types: { events: {} as { type: 'pressed' } },
      actors: { unlock: service },
      guards: { never: () => false },
    }).createMachine({ id: 'lamp', initial: 'off', states: { off: config, on: {} } })
  const plain = simple(lamp({}), { outcomes: { unlock: endings } })
  const started = differenceFrom(plain, lamp({ invoke: { src: 'unlock' } }))
  expect(started?.text).toBe('started services: {}, and {"unlock":1} of the reference')
  const refusing = differenceFrom(plain, lamp({ on: { pressed: { guard: 'never' } } }))
  expect(refusing?.text).toBe('refused moves: [], and ["pressed"] of the reference')
  const elsewhere = differenceFrom(plain, { ...plain, inputs: { absent: undefined } })
  expect(elsewhere).toEqual({
    text: "The reference has no input 'anyone'.",
    path: { input: 'anyone', moves: [] },
  })
})

test('moves are listed by name, and a longer path to a difference does not replace a shorter one', () => {
  const lamp = (tag: string, off: object) =>
    createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { turned: 'dimmed', ...off } },
        on: { on: { turned: 'dimmed' } },
        dimmed: { tags: tag },
      },
    })
  const pressed = { pressed: 'on' }
  const model = simple(lamp('dim', pressed))
  expect(differenceFrom(model, lamp('dim', {}))?.text).toBe(
    'possible moves: ["pressed","turned"], and ["turned"] of the reference',
  )
  expect(differenceFrom(model, lamp('dark', pressed))?.path.moves).toEqual(['turned'])
})
