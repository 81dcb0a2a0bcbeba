import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { describeError } from '../../../backend/api/http/describe-error.ts'
import { Problem } from '../../../backend/api/http/problems.ts'
import { passwordCheck } from '../../../backend/api/identity/password-check.ts'

type Reply = { status: number; body: string }

/** The identity service's REST interface, which answers as it is told. */
const identityService = async (reply: Reply) => {
  const asked: { url: string; body: unknown }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += String(chunk)
    })
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body: JSON.parse(text) })
      response.writeHead(reply.status, {
        'content-type': 'application/json',
        location: '/elsewhere',
      })
      response.end(reply.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  const check = passwordCheck({ tokens: { kind: 'emulator', host }, identityApiKey: 'a&b' })
  const ask = () => check({ email: 'ada@example.com', password: 'pw' })
  const outcome = () =>
    ask().catch((error: unknown) =>
      error instanceof Problem ? `${error.status} ${error.code}` : String(error),
    )
  const logged = () => ask().catch((error: unknown) => describeError(error).error)
  return { asked, outcome, logged }
}
let stop = async (): Promise<unknown> => undefined

afterEach(() => stop())

const refusal = (message: string, more: object = {}): Reply => ({
  status: 400,
  body: JSON.stringify({ error: { code: 400, message, ...more } }),
})

const invalidKey = refusal('API key not valid. Please pass a valid API key.', {
  status: 'INVALID_ARGUMENT',
  details: [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
    },
    { '@type': 'type.googleapis.com/google.rpc.LocalizedMessage', locale: 'en-US' },
  ],
})

describe('the password check', () => {
  test('asks for this address and password, and says whose they are', async () => {
    const { asked, outcome } = await identityService({
      status: 200,
      body: '{"localId":"uid-ada","idToken":"x"}',
    })
    expect(await outcome()).toEqual({ uid: 'uid-ada' })
    expect(asked).toEqual([
      {
        url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=a%26b',
        body: { email: 'ada@example.com', password: 'pw', returnSecureToken: true },
      },
    ])
  })

  test.each([
    'INVALID_LOGIN_CREDENTIALS',
    'EMAIL_NOT_FOUND',
    'INVALID_PASSWORD',
    'USER_DISABLED',
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled',
    'INVALID_EMAIL',
    'MISSING_PASSWORD',
  ])('reads %s as wrong, like every other', async (message) => {
    const { outcome } = await identityService(refusal(message))
    expect(await outcome()).toBe('wrong')
  })

  test.each([
    ['an outage', { status: 503, body: '{}' }],
    ['a page in place of JSON', { status: 200, body: '<html>' }],
    ['an answer without a uid', { status: 200, body: '{}' }],
    ['a redirect to another place', { status: 302, body: '' }],
    ['a refused key', { status: 403, body: '{}' }],
    ['an invalid or deleted key', invalidKey],
    ['a project without passwords', refusal('PASSWORD_LOGIN_DISABLED')],
    ['a project without sign-in', refusal('CONFIGURATION_NOT_FOUND')],
    ['a code that only begins like a known one', refusal('INVALID_PASSWORDS')],
    ['a refusal without a reason', { status: 400, body: '{}' }],
    ['a refusal that is no JSON', { status: 400, body: '<html>' }],
  ])('does not take %s for a wrong password', async (_, reply) => {
    const { outcome } = await identityService(reply)
    expect(await outcome()).toBe('503 identity-unreachable')
  })

  test.each([
    ['API_KEY_INVALID', invalidKey],
    ['PASSWORD_LOGIN_DISABLED', refusal('PASSWORD_LOGIN_DISABLED : ada@example.com')],
    ['400', refusal('No account for ada@example.com')],
    ['503', { status: 503, body: '<html>' }],
  ])('leaves %s for the log, and no text of the answer', async (code, reply) => {
    const { logged } = await identityService(reply)
    expect(await logged()).toBe(`Problem identity-unreachable < IdentityRefusal ${code}`)
  })

  test('does not take silence for a wrong password', async () => {
    const { outcome } = await identityService({ status: 200, body: '{}' })
    await stop()
    expect(await outcome()).toBe('503 identity-unreachable')
  })
})
