import { describe, expect, test } from 'vitest'
import { securityHeaders } from '../support/ask.ts'
import { ada, newAda, registrationOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const httpSuite = (world: () => World): void => {
  const json = { 'content-type': 'application/json' }
  const register = async (body: unknown, headers: Record<string, string> = {}) =>
    world().ask('POST', '/users/register', { token: await world().tokenOf(newAda), body, headers })

  describe('every response', () => {
    // support/ask.ts asserts the same for every other response of these suites.
    test.each([
      ['GET', '/health', 200],
      ['GET', '/openapi.json', 200],
      ['GET', '/users/me', 401],
      ['GET', '/no-such-route', 404],
      ['PATCH', '/users/me', 405],
      ['POST', '/users/report-bug', 415],
      ['OPTIONS', '/users/me', 204],
    ])('forbids caching, framing and content sniffing: %s %s', async (method, path, status) => {
      const response = await world().ask(method, path, {
        headers: { 'content-type': 'text/plain' },
      })
      const actual = Object.keys(securityHeaders).map((name) => [name, response.headers.get(name)])
      expect(response.status).toBe(status)
      expect(Object.fromEntries(actual)).toEqual(securityHeaders)
    })

    test('is JSON, and does not name the server software', async () => {
      const { headers } = await world().ask('GET', '/health')
      expect(headers.get('content-type')).toBe('application/json')
      expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
    })

    test('has a generated request id, even if the client sends one', async () => {
      const { headers, body } = await world().ask('GET', '/users/me', {
        headers: { 'x-request-id': 'forged' },
      })
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(body).toMatchObject({ requestId: headers.get('x-request-id') })
    })
  })

  describe('pages of other origins', () => {
    test('may send requests if they are configured, and read the exposed headers', async () => {
      const { headers } = await world().ask('GET', '/users/me', {
        headers: { origin: 'https://trellis.example' },
      })
      expect(headers.get('access-control-allow-origin')).toBe('https://trellis.example')
      expect(headers.get('access-control-expose-headers')).toBe('Retry-After,X-Request-Id')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('vary')).toBe('Authorization, Origin')
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
      const request = await world().ask('GET', '/users/me', { headers: { origin } })
      expect(request.headers.get('access-control-allow-origin')).toBeNull()
    })

    test('get a preflight response that allows the site’s requests', async () => {
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
        'Authorization,Content-Type,If-Match,X-Auth-Type,X-Identity-Token',
      )
    })
  })

  describe('a body', () => {
    test('of more than 64 KB is rejected, even without a Content-Length', async () => {
      const tooLong = JSON.stringify({ firstName: 'x'.repeat(64 * 1024) })
      for (const headers of [
        { 'content-length': String(tooLong.length) },
        { 'transfer-encoding': 'chunked' },
      ]) {
        const response = await register(tooLong, headers)
        expect([response.status, response.code]).toEqual([413, 'body-too-large'])
        expect(response.headers.get('connection')).toBe('close')
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
    ])('sent as "%s" is rejected, so that no request works without a preflight', async (type) => {
      const response = await register(JSON.stringify(registrationOf(newAda, 'ada')), {
        'content-type': type,
      })
      expect([response.status, response.code]).toEqual([415, 'not-json'])
    })

    test('may name its character set', async () => {
      const response = await register(registrationOf(newAda, 'ada'), {
        'content-type': 'application/json; charset=utf-8',
      })
      expect(response.status).toBe(200)
    })

    test.each([
      ['half a document', '{"firstName": "Ada"'],
      ['two documents', '{}{}'],
      ['a trailing comma', '{"a":1,}'],
      ['single quotes', "{'a':1}"],
      ['NaN', '{"a":NaN}'],
      ['nothing', ' '],
      ['sixty thousand brackets', '['.repeat(60_000)],
    ])('with %s is rejected as malformed', async (_, body) => {
      const response = await register(body)
      expect([response.status, response.code]).toEqual([400, 'malformed-json'])
    })

    test.each(['null', '[]', '"text"', '7', 'true'])('that is %s is rejected', async (body) => {
      const response = await register(body)
      expect([response.status, response.code]).toEqual([400, 'invalid-body'])
    })

    test.each([
      '{"__proto__":{"polluted":true},"firstName":"A","username":"ada","email":"ada@example.com"}',
      '{"constructor":{"prototype":{"polluted":true}},"firstName":"A","username":"ada","email":"ada@example.com"}',
    ])('cannot pollute prototypes: %s', async (body) => {
      expect((await register(body)).code).toBe('invalid-body')
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    })

    test('is required', async () => {
      const token = await world().tokenOf(newAda)
      const response = await world().ask('POST', '/users/register', { token, headers: json })
      expect([response.status, response.code]).toEqual([400, 'malformed-json'])
    })
  })

  describe('an unknown route', () => {
    test('answers 404 as an error response', async () => {
      const response = await world().ask('GET', '/users/everybody')
      expect([response.status, response.code]).toEqual([404, 'not-found'])
    })

    test('answers 405 for another method, with the supported ones', async () => {
      const response = await world().as(ada, 'PATCH', '/users/update', {})
      expect([response.status, response.code]).toEqual([405, 'method-not-allowed'])
      expect(response.headers.get('allow')).toBe('PUT')
    })
  })
}
