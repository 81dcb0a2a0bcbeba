import { beforeEach, describe, expect, test } from 'vitest'
import { withinDeadline } from '../../src/services/deadline.ts'
import { deferred } from '../support/deferred.ts'
import { failing } from '../support/failing.ts'
import { createSteppedTime, type SteppedTime } from '../support/stepped-time.ts'

let time: SteppedTime

beforeEach(() => {
  time = createSteppedTime()
})

const limited = (act: (signal: AbortSignal) => Promise<string>, signal?: AbortSignal) =>
  withinDeadline(act, { timers: time.timers, milliseconds: 10_000, signal })

describe('an act with a deadline', () => {
  test('brings its result, or its own failure, and takes its timer along', async () => {
    expect(await limited(async () => 'Ada')).toBe('Ada')
    await expect(limited(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(time.clock.timers()).toEqual([])
  })

  test('fails at its deadline and not before', async () => {
    const ends: boolean[] = []
    const kind = failing(
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

  test('drops what comes late (fault 3)', async () => {
    const answer = deferred<string>()
    const kind = failing(limited(() => answer.promise))
    time.clock.advance(10_000)
    answer.resolve('Ada')
    expect(await kind).toBe('timed out')
  })

  test('drops a late failure without a trace', async () => {
    const answer = deferred<string>()
    const kind = failing(limited(() => answer.promise))
    time.clock.advance(10_000)
    expect(await kind).toBe('timed out')
    answer.reject(new Error('late'))
    await expect(answer.promise).rejects.toThrow('late')
  })

  test('ends as overtaken when its caller gives up', async () => {
    const caller = new AbortController()
    const kind = failing(limited(() => deferred<string>().promise, caller.signal))
    caller.abort()
    expect(await kind).toBe('overtaken')
    expect(time.clock.timers()).toEqual([])
  })

  test('is not begun for a caller who has given up already', async () => {
    let begun = 0
    const act = async () => {
      begun += 1
      return 'Ada'
    }
    expect(await failing(limited(act, AbortSignal.abort()))).toBe('overtaken')
    expect(begun).toBe(0)
  })
})
