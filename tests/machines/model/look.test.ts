import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { walk } from '../../../machines/model/driver.ts'
import { differenceOf, lookOf } from '../../../machines/model/look.ts'
import { machineDriver } from '../../../machines/model/machine-driver.ts'
import { replay } from '../../../machines/model/replay.ts'
import { startRun } from '../../../machines/model/run.ts'
import { simple } from './simple.ts'
import { postModel } from './toys.ts'

describe('what a machine shows', () => {
  test('is all that can be known of it at one moment', () => {
    const moves = ['⏱ poll interval', 'send requested']
    expect(lookOf(replay(postModel(), { input: 'two tries', moves }))).toEqual({
      status: 'active',
      value: { waiting: { polling: 'looking', sending: 'sending' } },
      states: [
        'waiting',
        'waiting.polling',
        'waiting.polling.looking',
        'waiting.sending',
        'waiting.sending.sending',
      ],
      tags: [],
      context: { limit: 2, tries: 0 },
      can: ['given up'],
      refused: [],
      services: ['look', 'send'],
      emitted: [],
    })
  })

  test('is what the last move has emitted, not what any before it has', () => {
    const emittedAfter = (...moves: readonly string[]) =>
      lookOf(replay(postModel(), { input: 'two tries', moves })).emitted
    expect(emittedAfter('send requested', 'send: is sent')).toEqual([{ type: 'sent' }])
    expect(emittedAfter('send requested', 'send: is sent', '⏱ poll interval')).toEqual([])
  })
})

describe('two looks', () => {
  const look = () => lookOf(startRun(postModel(), 'two tries'))

  test('that are the same have no difference', () => {
    expect(differenceOf(look(), look())).toBeNull()
  })

  test('are told apart by what differs first, both sides of it', () => {
    expect(
      differenceOf({ ...look(), tags: ['here'], can: [] }, { ...look(), tags: ['gone'] }),
    ).toBe('tags should be ["gone"] and is ["here"].')
    expect(differenceOf({ ...look(), status: 'done' }, look())).toBe(
      'status should be "active" and is "done".',
    )
  })
})

test('a machine that is walked beside the path tells what went wrong in it', async () => {
  const bomb = (explode: () => void) =>
    simple(
      setup({
        types: { events: {} as { type: 'pressed' } },
        actions: { explode },
      }).createMachine({ id: 'bomb', on: { pressed: { actions: 'explode' } } }),
    )
  const broken = bomb(() => {
    throw new Error('the fuse is out')
  })
  const path = { input: 'anyone', moves: ['pressed'] }
  const sound = bomb(() => {})
  await expect(walk(sound, path, machineDriver(broken, 'anyone'))).rejects.toThrow(
    "At step 1, 'pressed': the fuse is out",
  )
  await expect(walk(sound, path, machineDriver(sound, 'anyone'))).resolves.toBeUndefined()
})
