import { describe, expect, test } from 'vitest'
import { documentedAnswers } from '../support/contract.ts'
import { ada, registrationOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const contractSuite = (world: () => World): void => {
  const contract = async () => documentedAnswers((await world().ask('GET', '/openapi.json')).body)

  describe('the OpenAPI document', () => {
    test('is OpenAPI 3.1 and knows every call of the specification', async () => {
      const { body } = await world().ask('GET', '/openapi.json')
      expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
      const calls = (await contract()).map(({ method, path }) => `${method} ${path}`)
      expect([...new Set(calls)].sort()).toEqual([
        'DELETE /users/delete-account',
        'GET /health',
        'GET /users/me',
        'POST /users/interests',
        'POST /users/login',
        'POST /users/register',
        'POST /users/report-bug',
        'POST /users/resolve-login',
        'POST /users/social-auth',
        'PUT /users/update',
      ])
    })

    test('is kept when the database or the identity service is away', async () => {
      const token = await world().tokenOf(ada)
      const unreachable = Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
      const unexpected = new Error('a fault of ours')
      for (const { method, path } of await contract()) {
        const body = path === '/users/resolve-login' ? { username: 'ada', password: 'x' } : {}
        const sent = { token, ...(method === 'GET' ? {} : { body }) }
        for (const error of [unreachable, unexpected]) {
          const answer = await world().instance({}, failingWith(error))(method, path, sent)
          const code =
            error === unreachable || path === '/health' ? 'database-unreachable' : 'internal'
          expect([path, answer.code]).toEqual([path, code])
        }
        if (path !== '/health') {
          const answer = await world().withoutIdentityService()(method, path, sent)
          expect([path, answer.status, answer.code]).toEqual([path, 503, 'identity-unreachable'])
        }
      }
    })

    test('is kept in every refusal that all calls with a body share', async () => {
      const token = await world().tokenOf(ada)
      await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
      const withBody = (await contract()).filter(({ status }) => status === 415)
      for (const { method, path } of withBody) {
        const refusals: [string, Record<string, string>, string][] = [
          ['{', {}, 'malformed-json'],
          ['{"unknown":1}', {}, 'invalid-body'],
          ['{}', { 'content-type': 'text/plain' }, 'not-json'],
          [`"${'x'.repeat(70_000)}"`, {}, 'body-too-large'],
        ]
        for (const [body, headers, code] of refusals) {
          const answer = await world().ask(method, path, { token, body, headers })
          expect([path, answer.code]).toEqual([path, code])
        }
      }
    })

    test('is kept in every refusal of a token', async () => {
      const closed = (await contract()).filter(({ status }) => status === 401)
      for (const { method, path, codes } of closed) {
        const sent = method === 'GET' ? {} : { body: {} }
        const forged = await world().ask(method, path, { token: 'x.y.z', ...sent })
        expect([path, forged.code]).toEqual([path, 'invalid-token'])
        if (!codes.includes('missing-token')) continue
        expect((await world().ask(method, path, sent)).code).toBe('missing-token')
      }
    })

    test('promises no answer that has not occurred in these tests', async () => {
      const promised = (await contract()).flatMap(({ method, path, status, codes }) =>
        (codes.length === 0 ? [''] : codes).map((code) => `${method} ${path} ${status} ${code}`),
      )
      expect(promised.filter((answer) => !world().seen.has(answer))).toEqual([])
    })
  })
}

/** A database whose every call fails. */
const failingWith = (error: Error): World['db'] =>
  new Proxy(Object.create(null), {
    get: () => () => {
      throw error
    },
  })
