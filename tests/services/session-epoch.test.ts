import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../machines/failure.ts'
import { createSingleFlight } from '../../src/services/identity-firebase/tokens.ts'
import { createSessionEpoch, withinSession } from '../../src/services/session-epoch.ts'
import { deferred } from '../support/deferred.ts'
import { failureKindOf } from '../support/failure-kind.ts'

describe('a request within a session', () => {
  test.each(['result', 'failure'])('drops its %s after the end of the session', async (what) => {
    const epoch = createSessionEpoch()
    const answer = deferred<string>()
    const kind = failureKindOf(withinSession(epoch, () => answer.promise))
    epoch.advance()
    if (what === 'result') answer.resolve('Ada')
    else answer.reject(new ServiceFailure({ kind: 'server error' }))
    expect(await kind).toBe('superseded')
  })

  test('settles during the session', async () => {
    const epoch = createSessionEpoch()
    epoch.advance()
    expect(await withinSession(epoch, async () => 'Ada')).toBe('Ada')
    const refused = withinSession(epoch, () =>
      Promise.reject(new ServiceFailure({ kind: 'refused' })),
    )
    expect(await failureKindOf(refused)).toBe('refused')
  })
})

describe('the epoch', () => {
  test('increases by one with every advance', () => {
    const epoch = createSessionEpoch()
    const before = epoch.now()
    epoch.advance()
    epoch.advance()
    expect(epoch.now()).toBe(before + 2)
  })
})

describe('a single flight', () => {
  test('is shared by all calls with the same key', async () => {
    const flights = createSingleFlight<string>()
    const answer = deferred<string>()
    let started = 0
    const join = (key: string) =>
      flights.join(key, () => {
        started += 1
        return answer.promise
      })
    const joined = [join('ada'), join('ada'), join('ben')]
    expect(flights.inFlight('ada')).toBe(joined[0])
    expect(flights.inFlight('eve')).toBeUndefined()
    answer.resolve('token')
    expect(await Promise.all(joined)).toEqual(['token', 'token', 'token'])
    expect(started).toBe(2)
  })

  test('ends when it settles, and the next call starts a new one', async () => {
    const flights = createSingleFlight<string>()
    await expect(flights.join('ada', () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    )
    expect(flights.inFlight('ada')).toBeUndefined()
    expect(await flights.join('ada', async () => 'token')).toBe('token')
    expect(flights.inFlight('ada')).toBeUndefined()
  })
})
