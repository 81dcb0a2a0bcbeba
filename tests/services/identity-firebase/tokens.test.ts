import { FirebaseError } from 'firebase/app'
import type { User } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { createTokens } from '../../../src/services/identity-firebase/tokens.ts'
import { type Deferred, deferred } from '../../support/deferred.ts'
import { failing } from '../../support/failing.ts'
import { createSteppedTime } from '../../support/stepped-time.ts'

const fresh = { fresh: true }
const atHand = { fresh: false }

/** A member of the library who waits for the service, and the tokens of their page. */
const opened = () => {
  const { clock, timers } = createSteppedTime()
  const asked: { uid: string; fresh: boolean; answer: Deferred<unknown> }[] = []
  const memberOf = (uid: string) =>
    ({
      uid,
      getIdToken: (fresh: boolean) => {
        const answer = deferred<unknown>()
        asked.push({ uid, fresh, answer })
        return answer.promise
      },
    }) as unknown as User
  return {
    clock,
    asked,
    tokens: createTokens({ timers, milliseconds: 10_000 }),
    ada: memberOf('uid-ada'),
    ben: memberOf('uid-ben'),
  }
}

describe('a token', () => {
  test('is asked for once by all who ask at a time, for each member by itself', async () => {
    const { tokens, asked, ada, ben } = opened()
    const all = [tokens.of(ada, fresh), tokens.of(ada, fresh), tokens.of(ben, fresh)]
    expect(asked).toMatchObject([
      { uid: 'uid-ada', fresh: true },
      { uid: 'uid-ben', fresh: true },
    ])
    asked[0]?.answer.resolve('token-ada')
    asked[1]?.answer.resolve('token-ben')
    expect(await Promise.all(all)).toEqual(['token-ada', 'token-ada', 'token-ben'])
  })

  test('that is being renewed is waited for by whoever would take the one at hand', async () => {
    const { tokens, asked, ada } = opened()
    const all = [tokens.of(ada, fresh), tokens.of(ada, atHand)]
    expect(asked).toHaveLength(1)
    asked[0]?.answer.resolve('token-2')
    expect(await Promise.all(all)).toEqual(['token-2', 'token-2'])
  })

  test('at hand is asked for once, and does not do for whoever needs a new one', async () => {
    const { tokens, asked, ada } = opened()
    const all = [tokens.of(ada, atHand), tokens.of(ada, atHand), tokens.of(ada, fresh)]
    expect(asked.map((one) => one.fresh)).toEqual([false, true])
    asked[0]?.answer.resolve('token-1')
    asked[1]?.answer.resolve('token-2')
    expect(await Promise.all(all)).toEqual(['token-1', 'token-1', 'token-2'])
  })

  test('that does not come within the limit is out of reach', async () => {
    const { tokens, clock, ada } = opened()
    const kind = failing(tokens.of(ada, fresh))
    clock.advance(10_000)
    expect(await kind).toBe('unreachable')
  })

  test.each([undefined, '', null, {}])('is none where the service answers %j', async (answer) => {
    const { tokens, asked, ada } = opened()
    const kind = failing(tokens.of(ada, fresh))
    asked[0]?.answer.resolve(answer)
    expect(await kind).toBe('unreachable')
  })

  const refusal = (code: string) => new FirebaseError(code, 'raw text')
  test.each<[unknown, string]>([
    ...[
      ...['invalid-refresh-token', 'invalid-user-token', 'null-user', 'user-not-found'],
      ...['user-signed-out', 'user-token-expired', 'invalid-grant-type', 'missing-refresh-token'],
      'user-disabled',
    ].map((code): [unknown, string] => [refusal(`auth/${code}`), 'session expired']),
    [refusal('auth/quota-exceeded'), 'too many requests'],
    [refusal('auth/too-many-requests'), 'too many requests'],
    [refusal('auth/network-request-failed'), 'unreachable'],
    [refusal('auth/internal-error'), 'unreachable'],
    [refusal('auth/something-new'), 'unreachable'],
    [new TypeError('blocked by policy'), 'unreachable'],
  ])('that is refused with %s is “%s”', async (error, kind) => {
    const { tokens, asked, ada } = opened()
    const failed = failing(tokens.of(ada, fresh))
    asked[0]?.answer.reject(error)
    expect(await failed).toBe(kind)
  })
})
