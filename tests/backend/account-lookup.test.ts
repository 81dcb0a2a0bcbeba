import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { describeError } from '../../backend/http/describe-error.ts'
import { Problem } from '../../backend/http/problems.ts'
import { createAccountLookup } from '../../backend/identity/account-lookup.ts'

type Reply = { status: number; body: string }

/** A fake REST API of the identity service with a fixed response. */
const identityService = async (reply: Reply) => {
  const requests: { url: string; body: unknown }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += String(chunk)
    })
    request.on('end', () => {
      requests.push({ url: request.url ?? '', body: JSON.parse(text) })
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  const lookUpAccount = createAccountLookup({
    tokens: { kind: 'emulator', host },
    identityApiKey: 'a&b',
  })
  const ask = () => lookUpAccount({ uid: 'uid-ada', token: 'the.own.token' })
  const outcome = () =>
    ask().catch((error: unknown) =>
      error instanceof Problem ? `${error.status} ${error.code}` : String(error),
    )
  const logged = () => ask().catch((error: unknown) => describeError(error).error)
  return { requests, outcome, logged }
}
let stop = async (): Promise<unknown> => undefined

afterEach(() => stop())

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
    const { outcome, logged } = await identityService({ status: 200, body: '{}' })
    expect(await logged()).toBe('Problem identity-unreachable < IdentityRejection 200')
    await stop()
    expect(await outcome()).toBe('503 identity-unreachable')
    expect(await logged()).not.toContain('own')
  })
})
