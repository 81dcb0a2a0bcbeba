import { describe, expect, test } from 'vitest'
import { createAccountLookup } from '../../backend/identity/account-lookup.ts'
import { type Reply, startIdentityService } from './support/identity-service.ts'

const identityService = (reply: Reply) =>
  startIdentityService(reply, (config) => {
    const lookUpAccount = createAccountLookup(config)
    return () => lookUpAccount({ uid: 'uid-ada', token: 'the.own.token' })
  })

const signedUpAt = 1_768_478_400_123
const accountWith = (fields: object): Reply => ({
  status: 200,
  body: JSON.stringify({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [{ localId: 'uid-ada', createdAt: String(signedUpAt), ...fields }],
  }),
})
const problem = (message: string): Reply => ({
  status: 400,
  body: JSON.stringify({ error: { code: 400, message } }),
})

describe('the lookup of an account', () => {
  test('uses the caller’s own token', async () => {
    const { requests, outcome } = await identityService(
      accountWith({ passwordUpdatedAt: signedUpAt }),
    )
    await outcome()
    expect(requests).toEqual([
      {
        url: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=a%26b',
        body: { idToken: 'the.own.token' },
      },
    ])
  })

  test('returns times and the email of every provider, in lower case', async () => {
    const { outcome } = await identityService(
      accountWith({
        email: 'Ada@Example.com',
        passwordUpdatedAt: signedUpAt + 1,
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
      providers: [
        { id: 'password', email: 'ada@example.com' },
        { id: 'google.com', email: 'ada@example.com' },
        { id: 'apple.com', email: '' },
      ],
    })
  })

  test('returns an account without a password, an email or a provider', async () => {
    const { outcome } = await identityService(accountWith({}))
    expect(await outcome()).toEqual({
      email: '',
      createdAt: signedUpAt,
      passwordUpdatedAt: null,
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
    ['a rejected key', { status: 403, body: '{}' }],
    ['a code that only begins like a known one', problem('TOKEN_EXPIRED_LONG_AGO')],
  ])('is answered with 503 after %s', async (_, reply) => {
    const { outcome } = await identityService(reply)
    expect(await outcome()).toBe('503 identity-unreachable')
  })

  test('is answered with 503 without a response, and logs no token', async () => {
    const { outcome, logged, stop } = await identityService({ status: 200, body: '{}' })
    expect(await logged()).toBe('Problem identity-unreachable < IdentityRejection 200')
    await stop()
    expect(await outcome()).toBe('503 identity-unreachable')
    expect(await logged()).not.toContain('own')
  })
})
