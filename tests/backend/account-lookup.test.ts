import { describe, expect, test } from 'vitest'
import { Problem, type ProblemCode } from '../../backend/http/problems.ts'
import {
  cachedForAMinute,
  createAccountLookup,
  type IdentityAccount,
} from '../../backend/identity/account-lookup.ts'
import { type Reply, startIdentityService } from './support/identity-service.ts'

const identityService = (reply: Reply) =>
  startIdentityService(reply, (config) => {
    const lookUpAccount = createAccountLookup(config)
    return () => lookUpAccount({ uid: 'uid-ada', token: 'the.own.token' })
  })

const signedUpAt = 1_768_478_400_123
const signedIn = { lastLoginAt: String(signedUpAt) }
const accountWith = (fields: object): Reply => ({
  status: 200,
  body: JSON.stringify({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [{ localId: 'uid-ada', createdAt: String(signedUpAt), ...signedIn, ...fields }],
  }),
})
const problem = (message: string): Reply => ({
  status: 400,
  body: JSON.stringify({ error: { code: 400, message } }),
})

describe('the lookup of an account', () => {
  test('uses the caller’s own token', async () => {
    const { server, outcome } = await identityService(
      accountWith({ passwordUpdatedAt: signedUpAt }),
    )
    await outcome()
    expect(server.requests).toMatchObject([
      {
        path: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=a%26b',
        body: JSON.stringify({ idToken: 'the.own.token' }),
      },
    ])
  })

  test('returns times, and the account and email of every provider, in lower case', async () => {
    const { outcome } = await identityService(
      accountWith({
        email: 'Ada@Example.com',
        passwordUpdatedAt: signedUpAt + 1,
        validSince: '1768478400',
        providerUserInfo: [
          { providerId: 'password', email: 'ada@example.com' },
          { providerId: 'google.com', email: 'ADA@example.com', rawId: '1' },
          { providerId: 'apple.com', rawId: '2' },
        ],
      }),
    )
    expect(await outcome()).toEqual({
      email: 'ada@example.com',
      createdAt: signedUpAt,
      passwordUpdatedAt: signedUpAt + 1,
      lastSignInAt: signedUpAt,
      validSince: 1_768_478_400_000,
      providers: [
        { id: 'password', account: 'password', email: 'ada@example.com' },
        { id: 'google.com', account: 'google.com 1', email: 'ada@example.com' },
        { id: 'apple.com', account: 'apple.com 2', email: '' },
      ],
    })
  })

  test('returns an account without a password, an email or a provider', async () => {
    const { outcome } = await identityService(accountWith({}))
    expect(await outcome()).toEqual({
      email: '',
      createdAt: signedUpAt,
      passwordUpdatedAt: null,
      ...{ lastSignInAt: signedUpAt, validSince: 0 },
      providers: [],
    })
  })

  test.each(['TOKEN_EXPIRED', 'INVALID_ID_TOKEN', 'USER_NOT_FOUND', 'USER_DISABLED'])(
    'rejects the token if the service answers %s',
    async (message) => {
      const { outcome } = await identityService(problem(message))
      expect(await outcome()).toBe('401 invalid-token')
    },
  )

  test.each<[string, Reply]>([
    ['an outage', { status: 503, body: '{}' }],
    ['HTML instead of JSON', { status: 200, body: '<html>' }],
    ['a response without an account', { status: 200, body: '{}' }],
    ['a response about another account', accountWith({ localId: 'uid-ben', passwordUpdatedAt: 1 })],
    ['a provider without a name', accountWith({ providerUserInfo: [{}] })],
    ['an invalid time', accountWith({ passwordUpdatedAt: 'x' })],
    ['an account of 8 MB', accountWith({ email: `${' '.repeat(8_000_000)}x` })],
    ['a rejected key', { status: 403, body: '{}' }],
    ['a code that only begins like a known one', problem('TOKEN_EXPIRED_LONG_AGO')],
  ])('is answered with 503 after %s', async (_, reply) => {
    const { outcome } = await identityService(reply)
    expect(await outcome()).toBe('503 identity-unreachable')
  })

  test('is answered with 503 without a response, and logs no token', async () => {
    const { server, outcome, logged } = await identityService({ status: 200, body: '{}' })
    expect(await logged()).toBe('Problem identity-unreachable < IdentityRejection 200')
    await server.close()
    expect(await outcome()).toBe('503 identity-unreachable')
    expect(await logged()).not.toContain('own')
  })
})

describe('an answer of the identity service', () => {
  const lookedUp = (answerTo: () => Promise<IdentityAccount>) => {
    const clock = { now: 0 }
    const tokens: string[] = []
    const lookUp = cachedForAMinute(
      ({ token }) => {
        tokens.push(token)
        return answerTo()
      },
      () => clock.now,
    )
    const ask = (token: string, uid = 'uid-ada') =>
      lookUp({ uid, token }).catch((error: Problem) => `${error.code} ${error.retryAfter ?? ''}`)
    return { clock, tokens, ask }
  }
  const account = {
    ...{ email: '', createdAt: 1, passwordUpdatedAt: null, providers: [] },
    ...{ lastSignInAt: 1, validSince: 0 },
  }
  const given = () => Promise.resolve(account)
  const rejected = (code: ProblemCode) => () => Promise.reject(new Problem(code))

  test.each<[string, () => Promise<IdentityAccount>]>([
    ['an account', given],
    ['a rejected token', rejected('invalid-token')],
  ])('counts for a minute: %s', async (_, answerTo) => {
    const { clock, tokens, ask } = lookedUp(answerTo)
    for (let request = 0; request < 300; request++) await ask('first')
    clock.now = 59_999
    await ask('first')
    expect(tokens).toEqual(['first'])
    clock.now = 60_000
    await ask('first')
    expect(tokens).toEqual(['first', 'first'])
  })

  test('does not count for a new sign-in, or if the service was not reached', async () => {
    const { tokens, ask } = lookedUp(rejected('identity-unreachable'))
    for (const token of ['first', 'first', 'second']) await ask(token)
    expect(tokens).toEqual(['first', 'first', 'second'])
  })

  test('is asked for at most 20 times a minute for a uid, with any number of tokens', async () => {
    const { clock, tokens, ask } = lookedUp(given)
    for (let token = 0; token < 20; token++) expect(await ask(`${token}`)).toBe(account)
    clock.now = 15_000
    expect(await ask('20')).toBe('too-many-requests 45')
    expect(await ask('0')).toBe(account)
    expect(await ask('20', 'uid-ben')).toBe(account)
    clock.now = 60_000
    expect(await ask('20')).toBe(account)
    expect(tokens).toHaveLength(22)
  })
})
