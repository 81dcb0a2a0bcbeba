import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
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
  const outcome = () =>
    check({ email: 'ada@example.com', password: 'pw' }).catch((error: unknown) =>
      error instanceof Problem ? `${error.status} ${error.code}` : String(error),
    )
  return { asked, outcome }
}
let stop = async (): Promise<unknown> => undefined

afterEach(() => stop())

const refusal = (message: string): Reply => ({
  status: 400,
  body: JSON.stringify({ error: { code: 400, message } }),
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
  ])('does not take %s for a wrong password', async (_, reply) => {
    const { outcome } = await identityService(reply)
    expect(await outcome()).toBe('503 identity-unreachable')
  })

  test('does not take silence for a wrong password', async () => {
    const { outcome } = await identityService({ status: 200, body: '{}' })
    await stop()
    expect(await outcome()).toBe('503 identity-unreachable')
  })
})
