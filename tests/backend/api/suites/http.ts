import { describe, expect, test } from 'vitest'
import { protections } from '../support/ask.ts'
import { ada, newAda, registrationOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const httpSuite = (world: () => World): void => {
  const json = { 'content-type': 'application/json' }
  const register = async (body: unknown, headers: Record<string, string> = {}) =>
    world().ask('POST', '/users/register', { token: await world().tokenOf(newAda), body, headers })

  describe('every answer', () => {
    // Every other answer of these suites is held to the same; support/ask.ts throws where one is not.
    test.each([
      ['GET', '/health', 200],
      ['GET', '/openapi.json', 200],
      ['GET', '/users/me', 401],
      ['GET', '/no-such-call', 404],
      ['PATCH', '/users/me', 405],
      ['POST', '/users/report-bug', 415],
      ['OPTIONS', '/users/me', 204],
    ])(
      'stays out of caches, frames and guesses about its type: %s %s',
      async (method, path, status) => {
        const answer = await world().ask(method, path, {
          headers: { 'content-type': 'text/plain' },
        })
        const carried = Object.keys(protections).map((name) => [name, answer.headers.get(name)])
        expect(answer.status).toBe(status)
        expect(Object.fromEntries(carried)).toEqual(protections)
      },
    )

    test('is JSON, and says nothing of what the server runs on', async () => {
      const { headers } = await world().ask('GET', '/health')
      expect(headers.get('content-type')).toBe('application/json')
      expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
    })

    test('carries a request id of ours, whatever the client claims', async () => {
      const { headers, body } = await world().ask('GET', '/users/me', {
        headers: { 'x-request-id': 'forged' },
      })
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(body).toMatchObject({ requestId: headers.get('x-request-id') })
    })
  })

  describe('pages of other origins', () => {
    test('may call when they are configured, and read what they need', async () => {
      const { headers } = await world().ask('GET', '/users/me', {
        headers: { origin: 'https://trellis.example' },
      })
      expect(headers.get('access-control-allow-origin')).toBe('https://trellis.example')
      expect(headers.get('access-control-expose-headers')).toBe('Retry-After,X-Request-Id')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('vary')).toBe('Origin')
    })

    test.each([
      'https://evil.example',
      'https://trellis.example.evil.example',
      'http://trellis.example',
      'null',
    ])('are not allowed from %s', async (origin) => {
      const preflight = await world().ask('OPTIONS', '/users/update', {
        headers: { origin, 'access-control-request-method': 'PUT' },
      })
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
      const call = await world().ask('GET', '/users/me', { headers: { origin } })
      expect(call.headers.get('access-control-allow-origin')).toBeNull()
    })

    test('get a preflight that allows what the site sends', async () => {
      const { status, headers } = await world().ask('OPTIONS', '/users/update', {
        headers: {
          origin: 'https://trellis.example',
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization,content-type,x-auth-type',
        },
      })
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe('https://trellis.example')
      expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE')
      expect(headers.get('access-control-allow-headers')).toBe(
        'Authorization,Content-Type,X-Auth-Type',
      )
    })
  })

  describe('a body', () => {
    test('of more than 64 KB is refused, also when its length is not announced', async () => {
      const tooLong = JSON.stringify({ firstName: 'x'.repeat(64 * 1024) })
      for (const headers of [
        { 'content-length': String(tooLong.length) },
        { 'transfer-encoding': 'chunked' },
      ]) {
        const answer = await register(tooLong, headers)
        expect([answer.status, answer.code]).toEqual([413, 'body-too-large'])
      }
    })

    test('of 64 KB is read', async () => {
      const filled = JSON.stringify({ firstName: '' })
      const body = filled.replace('""', `"${'x'.repeat(64 * 1024 - filled.length)}"`)
      expect((await register(body)).code).toBe('invalid-body')
    })

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ])('sent as "%s" is refused, so that no call works without a preflight', async (type) => {
      const answer = await register(JSON.stringify(registrationOf(newAda, 'ada')), {
        'content-type': type,
      })
      expect([answer.status, answer.code]).toEqual([415, 'not-json'])
    })

    test('may name its character set', async () => {
      const answer = await register(registrationOf(newAda, 'ada'), {
        'content-type': 'application/json; charset=utf-8',
      })
      expect(answer.status).toBe(200)
    })

    test.each([
      ['half a document', '{"firstName": "Ada"'],
      ['two documents', '{}{}'],
      ['a trailing comma', '{"a":1,}'],
      ['single quotes', "{'a':1}"],
      ['NaN', '{"a":NaN}'],
      ['nothing', ' '],
      ['sixty thousand brackets', '['.repeat(60_000)],
    ])('with %s is refused as malformed', async (_, body) => {
      const answer = await register(body)
      expect([answer.status, answer.code]).toEqual([400, 'malformed-json'])
    })

    test.each(['null', '[]', '"text"', '7', 'true'])('that is %s is refused', async (body) => {
      const answer = await register(body)
      expect([answer.status, answer.code]).toEqual([400, 'invalid-body'])
    })

    test.each([
      '{"__proto__":{"polluted":true},"firstName":"A","username":"ada","email":"ada@example.com"}',
      '{"constructor":{"prototype":{"polluted":true}},"firstName":"A","username":"ada","email":"ada@example.com"}',
    ])('cannot reach prototypes: %s', async (body) => {
      expect((await register(body)).code).toBe('invalid-body')
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    })

    test('must be there', async () => {
      const token = await world().tokenOf(newAda)
      const answer = await world().ask('POST', '/users/register', { token, headers: json })
      expect([answer.status, answer.code]).toEqual([400, 'malformed-json'])
    })
  })

  describe('a call that does not exist', () => {
    test('answers 404 in the one shape', async () => {
      const answer = await world().ask('GET', '/users/everybody')
      expect([answer.status, answer.code]).toEqual([404, 'not-found'])
    })

    test('answers 405 for another method, and says which ones there are', async () => {
      const answer = await world().as(ada, 'PATCH', '/users/update', {})
      expect([answer.status, answer.code]).toEqual([405, 'method-not-allowed'])
      expect(answer.headers.get('allow')).toBe('PUT')
    })
  })
}
