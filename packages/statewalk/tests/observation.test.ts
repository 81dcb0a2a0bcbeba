import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { machineDriver, walk } from '../src/driver.ts'
import { differenceOf, observationOf } from '../src/observation.ts'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { simple } from './simple.ts'
import { postModel } from './toys.ts'

describe('an observation', () => {
  test('contains only the events that the last move has emitted', () => {
    const emittedAfter = (...moves: readonly string[]) =>
      observationOf(replay(postModel(), { input: 'two tries', moves })).emitted
    expect(emittedAfter('send requested', 'send: is sent')).toEqual([{ type: 'sent' }])
    expect(emittedAfter('send requested', 'send: is sent', '⏱ poll interval')).toEqual([])
  })
})

describe('the comparison of two observations', () => {
  const look = () => observationOf(startRun(postModel(), 'two tries'))

  test('reports the first difference with both values', () => {
    expect(
      differenceOf({ ...look(), tags: ['here'], can: [] }, { ...look(), tags: ['gone'] }),
    ).toBe('tags should be ["gone"] and is ["here"].')
    expect(differenceOf({ ...look(), status: 'done' }, look())).toBe(
      'status should be "active" and is "done".',
    )
  })
})

test('reports an error of the machine that is walked in parallel with the path', async () => {
  const bomb = (explode: () => void) =>
    simple(
      setup({
        types: { events: {} as { type: 'pressed' } },
        actions: { explode },
      }).createMachine({ id: 'bomb', on: { pressed: { actions: 'explode' } } }),
      { runs: ['explode'] },
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
