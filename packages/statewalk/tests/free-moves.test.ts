import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { freeMoveNamed, passOf, replay, sendOf } from '../src/replay.ts'
import { clockStart } from '../src/step-clock.ts'
import { simple } from './simple.ts'
import { postModel } from './toys.ts'

type NoteEvent =
  | { type: 'field changed'; field: string; value: string }
  | { type: 'colour chosen'; colour: string; at: number }

const noteModel = simple(
  setup({ types: { context: {} as { text: string }, events: {} as NoteEvent } }).createMachine({
    id: 'note',
    context: { text: '' },
    on: {
      'field changed': { actions: assign({ text: ({ event }) => event.value }) },
      'colour chosen': { actions: assign({ text: ({ event }) => event.colour }) },
    },
  }),
)
const typed = () => sendOf('field changed', { field: 'text', value: 'a {"b"} › ❀ \n c' })

describe('moves that no model lists', () => {
  test.each([
    ['passing time', () => passOf(1_000)],
    ['a typed text', typed],
    ['an event for a child', () => sendOf('picture chosen', { at: 0, id: 'x' }, 'picture')],
  ])('can be made again from the name of %s', (_, make) => {
    const move = make()
    expect(freeMoveNamed(move.name)).toEqual(move)
  })

  test.each([
    ...['resend requested', '⏲ soon', 'field changed {"field":', 'x [1]', '{"field":1}'],
    ...['after ⏲ 1000 ms', '⏲ 1000 ms later', '{x y {"a":1}', 'x {"a":1} y', 'x {"a":}'],
  ])('are not read into %j', (name) => {
    expect(freeMoveNamed(name)).toBeNull()
  })

  test('type custom data', () => {
    const run = replay(noteModel, { input: 'anyone', moves: [typed().name] })
    expect(run.snapshot().context.text).toBe('a {"b"} › ❀ \n c')
  })

  test('set the present moment on an event that carries a timestamp', () => {
    const seen: unknown[] = []
    replay(
      noteModel,
      {
        input: 'anyone',
        moves: [passOf(5_000).name, sendOf('colour chosen', { colour: 'red', at: 1 }).name],
      },
      (run) => seen.push(run.lastStep().payload.event),
    )
    expect(seen.at(-1)).toMatchObject({ colour: 'red', at: clockStart + 5_000 })
  })

  test('are refused if the machine does not handle the event', () => {
    const moves = [sendOf('look again', {}).name]
    expect(() => replay(postModel(), { input: 'two tries', moves })).toThrow(
      "'look again {}' is refused here.",
    )
  })
})
