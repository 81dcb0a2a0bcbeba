import { beforeEach, describe, expect, test } from 'vitest'
import { withinDeadline } from '../../src/services/timers.ts'
import { deferred } from '../support/deferred.ts'
import { failureKindOf } from '../support/failure-kind.ts'
import { createSteppedTime, type SteppedTime } from '../support/stepped-time.ts'

let time: SteppedTime

beforeEach(() => {
  time = createSteppedTime()
})

const limited = (act: (signal: AbortSignal) => Promise<string>, signal?: AbortSignal) =>
  withinDeadline(act, { timers: time.timers, milliseconds: 10_000, signal })

describe('an action with a deadline', () => {
  test('settles with its own result and clears its timer', async () => {
    expect(await limited(async () => 'Ada')).toBe('Ada')
    await expect(limited(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(time.clock.timers()).toEqual([])
  })

  test('times out at its deadline and not before', async () => {
    const ends: boolean[] = []
    const kind = failureKindOf(
      limited((signal) => {
        signal.addEventListener('abort', () => ends.push(signal.aborted))
        return deferred<string>().promise
      }),
    )
    time.clock.advance(9_999)
    expect(ends).toEqual([])
    time.clock.advance(1)
    expect(ends).toEqual([true])
    expect(await kind).toBe('timed out')
  })

  test('drops a late result (fault 3)', async () => {
    const answer = deferred<string>()
    const kind = failureKindOf(limited(() => answer.promise))
    time.clock.advance(10_000)
    answer.resolve('Ada')
    expect(await kind).toBe('timed out')
  })

  test('drops a late failure', async () => {
    const answer = deferred<string>()
    const kind = failureKindOf(limited(() => answer.promise))
    time.clock.advance(10_000)
    expect(await kind).toBe('timed out')
    answer.reject(new Error('late'))
    await expect(answer.promise).rejects.toThrow('late')
  })

  test('is superseded when its signal aborts', async () => {
    const caller = new AbortController()
    const kind = failureKindOf(limited(() => deferred<string>().promise, caller.signal))
    caller.abort()
    expect(await kind).toBe('superseded')
    expect(time.clock.timers()).toEqual([])
  })

  test('is not started with an aborted signal', async () => {
    let started = 0
    const act = async () => {
      started += 1
      return 'Ada'
    }
    expect(await failureKindOf(limited(act, AbortSignal.abort()))).toBe('superseded')
    expect(started).toBe(0)
  })
})
