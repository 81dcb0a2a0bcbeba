import { describe, expect, test } from 'vitest'
import { createPasswordCheck } from '../../backend/identity/password-check.ts'
import { type Reply, startIdentityService } from './support/identity-service.ts'

const identityService = (reply: Reply) =>
  startIdentityService(reply, (config) => {
    const check = createPasswordCheck(config)
    return () => check({ email: 'ada@example.com', password: 'pw' })
  })

const problem = (message: string, more: object = {}): Reply => ({
  status: 400,
  body: JSON.stringify({ error: { code: 400, message, ...more } }),
})

const invalidKey = problem('API key not valid. Please pass a valid API key.', {
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
  test('sends the email and password, and returns the uid', async () => {
    const { server, outcome } = await identityService({
      status: 200,
      body: '{"localId":"uid-ada","idToken":"x"}',
    })
    expect(await outcome()).toEqual({ uid: 'uid-ada' })
    expect(server.requests).toMatchObject([
      {
        path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=a%26b',
        body: JSON.stringify({ email: 'ada@example.com', password: 'pw', returnSecureToken: true }),
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
  ])('reports %s as a wrong password', async (message) => {
    const { outcome } = await identityService(problem(message))
    expect(await outcome()).toBe('wrong')
  })

  test.each([
    ['an outage', { status: 503, body: '{}' }],
    ['HTML instead of JSON', { status: 200, body: '<html>' }],
    ['a response without a uid', { status: 200, body: '{}' }],
    ['a redirect', { status: 302, body: '' }],
    ['a rejected key', { status: 403, body: '{}' }],
    ['an invalid or deleted key', invalidKey],
    ['a project without passwords', problem('PASSWORD_LOGIN_DISABLED')],
    ['a project without sign-in', problem('CONFIGURATION_NOT_FOUND')],
    ['a code that only begins like a known one', problem('INVALID_PASSWORDS')],
    ['an error response without a code', { status: 400, body: '{}' }],
    ['an error response that is not JSON', { status: 400, body: '<html>' }],
  ])('does not report %s as a wrong password', async (_, reply) => {
    const { outcome } = await identityService(reply)
    expect(await outcome()).toBe('503 identity-unreachable')
  })

  test.each([
    ['API_KEY_INVALID', invalidKey],
    ['PASSWORD_LOGIN_DISABLED', problem('PASSWORD_LOGIN_DISABLED : ada@example.com')],
    ['400', problem('No account for ada@example.com')],
    ['503', { status: 503, body: '<html>' }],
  ])('logs the code %s and no text of the response', async (code, reply) => {
    const { logged } = await identityService(reply)
    expect(await logged()).toBe(`Problem identity-unreachable < IdentityRejection ${code}`)
  })

  test('does not report a missing response as a wrong password', async () => {
    const { server, outcome } = await identityService({ status: 200, body: '{}' })
    await server.close()
    expect(await outcome()).toBe('503 identity-unreachable')
  })
})
