import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../machines/failure.ts'
import { createSessionEpoch, withinSession } from '../../src/services/session-epoch.ts'
import { createSingleFlight } from '../../src/services/single-flight.ts'
import { deferred } from '../support/deferred.ts'
import { failing } from '../support/failing.ts'

describe('what a session asked for', () => {
  test.each(['result', 'failure'])('is dropped as a %s once the session is over', async (what) => {
    const epoch = createSessionEpoch()
    const answer = deferred<string>()
    const asked = failing(withinSession(epoch, () => answer.promise))
    epoch.advance()
    if (what === 'result') answer.resolve('Ada')
    else answer.reject(new ServiceFailure({ kind: 'server error' }))
    expect(await asked).toBe('overtaken')
  })

  test('arrives while the session lasts', async () => {
    const epoch = createSessionEpoch()
    epoch.advance()
    expect(await withinSession(epoch, async () => 'Ada')).toBe('Ada')
    const refused = withinSession(epoch, () =>
      Promise.reject(new ServiceFailure({ kind: 'refused' })),
    )
    expect(await failing(refused)).toBe('refused')
  })
})

describe('the count of sessions', () => {
  test('goes up by one whenever a member leaves', () => {
    const epoch = createSessionEpoch()
    const asked = epoch.now()
    epoch.advance()
    epoch.advance()
    expect(epoch.now()).toBe(asked + 2)
  })
})

describe('a single flight', () => {
  test('is shared by all who ask for the same', async () => {
    const flights = createSingleFlight<string>()
    const answer = deferred<string>()
    let started = 0
    const join = (key: string) =>
      flights.join(key, () => {
        started += 1
        return answer.promise
      })
    const joined = [join('ada'), join('ada'), join('ben')]
    expect(flights.underWay('ada')).toBe(joined[0])
    expect(flights.underWay('eve')).toBeUndefined()
    answer.resolve('token')
    expect(await Promise.all(joined)).toEqual(['token', 'token', 'token'])
    expect(started).toBe(2)
  })

  test('ends with its answer, good or bad, and the next one starts anew', async () => {
    const flights = createSingleFlight<string>()
    await expect(flights.join('ada', () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    )
    expect(flights.underWay('ada')).toBeUndefined()
    expect(await flights.join('ada', async () => 'token')).toBe('token')
    expect(flights.underWay('ada')).toBeUndefined()
  })
})
