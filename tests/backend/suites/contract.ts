import { describe, expect, test } from 'vitest'
import { documentedResponses } from '../support/contract.ts'
import { ada, registrationOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const contractSuite = (world: () => World): void => {
  const contract = async () => documentedResponses((await world().ask('GET', '/openapi.json')).body)

  describe('the OpenAPI document', () => {
    test('is OpenAPI 3.1 and contains every route of the specification', async () => {
      const { body } = await world().ask('GET', '/openapi.json')
      expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
      const routes = (await contract()).map(({ method, path }) => `${method} ${path}`)
      expect([...new Set(routes)].sort()).toEqual([
        'DELETE /users/delete-account',
        'GET /health',
        'GET /health/live',
        'GET /health/ready',
        'GET /users/me',
        'POST /reports/site',
        'POST /users/interests',
        'POST /users/login',
        'POST /users/register',
        'POST /users/report-bug',
        'POST /users/resolve-login',
        'POST /users/social-auth',
        'POST /web-vitals',
        'PUT /users/update',
      ])
    })

    test('holds while the database or the identity service is down, and during maintenance', async () => {
      const token = await world().tokenOf(ada)
      const unreachable = Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
      const unexpected = new Error('a bug')
      for (const { method, path } of await contract()) {
        // Liveness and readiness respond differently.
        if (path.startsWith('/health/')) continue
        const body = path === '/users/resolve-login' ? { username: 'ada', password: 'x' } : {}
        const sent = { token, ...(method === 'GET' ? {} : { body }) }
        for (const error of [unreachable, unexpected]) {
          const response = await world().instance({}, failingWith(error))(method, path, sent)
          const code =
            error === unreachable || path === '/health' ? 'database-unreachable' : 'internal'
          expect([path, response.code]).toEqual([path, code])
        }
        if (path !== '/health') {
          const response = await world().instance({ API_MAINTENANCE: '1' })(method, path, sent)
          expect([path, response.code]).toEqual([path, 'maintenance'])
          expect(response.headers.get('retry-after')).toBe('120')
        }
        if (!['/health', '/web-vitals', '/reports/site'].includes(path)) {
          const response = await world().withoutIdentityService()(method, path, sent)
          expect([path, response.status, response.code]).toEqual([
            path,
            503,
            'identity-unreachable',
          ])
        }
      }
    })

    test('holds for the errors that all routes with a body share', async () => {
      const token = await world().tokenOf(ada)
      await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
      const withBody = (await contract()).filter(({ status }) => status === 415)
      for (const { method, path } of withBody) {
        const rejections: [string, Record<string, string>, string][] = [
          ['{', {}, 'malformed-json'],
          ['{"unknown":1}', {}, 'invalid-body'],
          ['{}', { 'content-type': 'text/plain' }, 'not-json'],
          [`"${'x'.repeat(70_000)}"`, {}, 'body-too-large'],
        ]
        for (const [body, headers, code] of rejections) {
          const response = await world().ask(method, path, { token, body, headers })
          expect([path, response.code]).toEqual([path, code])
        }
      }
    })

    test('holds for every rejected token', async () => {
      const closed = (await contract()).filter(({ status }) => status === 401)
      for (const { method, path, codes } of closed) {
        const sent = method === 'GET' ? {} : { body: {} }
        const forged = await world().ask(method, path, { token: 'x.y.z', ...sent })
        expect([path, forged.code]).toEqual([path, 'invalid-token'])
        if (!codes.includes('missing-token')) continue
        expect((await world().ask(method, path, sent)).code).toBe('missing-token')
      }
    })

    test('documents no response that has not occurred in these tests', async () => {
      const documented = (await contract()).flatMap(({ method, path, status, codes }) =>
        (codes.length === 0 ? [''] : codes).map((code) => `${method} ${path} ${status} ${code}`),
      )
      expect(documented.filter((response) => !world().seen.has(response))).toEqual([])
    })
  })
}

/** A database whose every method throws. */
const failingWith = (error: Error): World['db'] =>
  new Proxy(Object.create(null), {
    get: () => () => {
      throw error
    },
  })
