import { FirebaseError } from 'firebase/app'
import type { User } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { createTokens } from '../../../src/services/identity-firebase/tokens.ts'
import { type Deferred, deferred } from '../../support/deferred.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { createSteppedTime } from '../../support/stepped-time.ts'

const fresh = { fresh: true }
const current = { fresh: false }

/** Tokens of a page, and two users whose token requests the test resolves. */
const opened = () => {
  const { clock, timers } = createSteppedTime()
  const requests: { uid: string; fresh: boolean; answer: Deferred<unknown> }[] = []
  const memberOf = (uid: string) =>
    ({
      uid,
      getIdToken: (fresh: boolean) => {
        const answer = deferred<unknown>()
        requests.push({ uid, fresh, answer })
        return answer.promise
      },
    }) as unknown as User
  return {
    clock,
    requests,
    tokens: createTokens({ timers, milliseconds: 10_000 }),
    ada: memberOf('uid-ada'),
    ben: memberOf('uid-ben'),
  }
}

describe('a token', () => {
  test('is requested once for parallel calls, separately for each member', async () => {
    const { tokens, requests, ada, ben } = opened()
    const all = [tokens.of(ada, fresh), tokens.of(ada, fresh), tokens.of(ben, fresh)]
    expect(requests).toMatchObject([
      { uid: 'uid-ada', fresh: true },
      { uid: 'uid-ben', fresh: true },
    ])
    requests[0]?.answer.resolve('token-ada')
    requests[1]?.answer.resolve('token-ben')
    expect(await Promise.all(all)).toEqual(['token-ada', 'token-ada', 'token-ben'])
  })

  test('that is being refreshed is also returned to calls for the current token', async () => {
    const { tokens, requests, ada } = opened()
    const all = [tokens.of(ada, fresh), tokens.of(ada, current)]
    expect(requests).toHaveLength(1)
    requests[0]?.answer.resolve('token-2')
    expect(await Promise.all(all)).toEqual(['token-2', 'token-2'])
  })

  test('that is current is requested once, separately from a refresh', async () => {
    const { tokens, requests, ada } = opened()
    const all = [tokens.of(ada, current), tokens.of(ada, current), tokens.of(ada, fresh)]
    expect(requests.map((one) => one.fresh)).toEqual([false, true])
    requests[0]?.answer.resolve('token-1')
    requests[1]?.answer.resolve('token-2')
    expect(await Promise.all(all)).toEqual(['token-1', 'token-1', 'token-2'])
  })

  test('that does not arrive within the time limit fails as unreachable', async () => {
    const { tokens, clock, ada } = opened()
    const kind = failureKindOf(tokens.of(ada, fresh))
    clock.advance(10_000)
    expect(await kind).toBe('unreachable')
  })

  test.each([undefined, '', null, {}])('is rejected if the service returns %j', async (answer) => {
    const { tokens, requests, ada } = opened()
    const kind = failureKindOf(tokens.of(ada, fresh))
    requests[0]?.answer.resolve(answer)
    expect(await kind).toBe('unreachable')
  })

  const errorResponse = (code: string) => new FirebaseError(code, 'raw text')
  test.each<[unknown, string]>([
    ...[
      ...['invalid-refresh-token', 'invalid-user-token', 'null-user', 'user-not-found'],
      ...['user-signed-out', 'user-token-expired', 'invalid-grant-type', 'missing-refresh-token'],
      'user-disabled',
    ].map((code): [unknown, string] => [errorResponse(`auth/${code}`), 'session expired']),
    [errorResponse('auth/quota-exceeded'), 'too many requests'],
    [errorResponse('auth/too-many-requests'), 'too many requests'],
    [errorResponse('auth/network-request-failed'), 'unreachable'],
    [errorResponse('auth/internal-error'), 'unreachable'],
    [errorResponse('auth/something-new'), 'unreachable'],
    [new TypeError('blocked by policy'), 'unreachable'],
  ])('that is rejected with %s fails with “%s”', async (error, kind) => {
    const { tokens, requests, ada } = opened()
    const failed = failureKindOf(tokens.of(ada, fresh))
    requests[0]?.answer.reject(error)
    expect(await failed).toBe(kind)
  })
})
