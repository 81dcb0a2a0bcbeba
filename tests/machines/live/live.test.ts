import { expect, test } from 'vitest'
import { type LiveActor, type LiveEntry, withEntry } from '../../../machines/live/live.ts'

test('stores the last 500 entries of a long history, and counts the others', () => {
  const moment = { at: 0, value: 'here', context: null, status: 'active', transitions: [] } as const
  const entryOf = (at: number): LiveEntry => ({
    ...{ ...moment, at },
    ...{ event: { type: 'moved' }, service: null },
  })
  let actor: LiveActor = {
    ...{ id: 'x:0', machine: 'post', start: moment },
    ...{ history: [], forgotten: 0, endedAt: null },
  }
  for (let at = 1; at <= 500; at += 1) actor = withEntry(actor, entryOf(at))
  expect([actor.id, actor.history.length, actor.forgotten]).toEqual(['x:0', 500, 0])
  for (const at of [501, 502]) actor = withEntry(actor, entryOf(at))
  expect([actor.history.length, actor.forgotten]).toEqual([500, 2])
  expect([actor.history[0]?.at, actor.history.at(-1)?.at]).toEqual([3, 502])
})
