import { describe, expect, test } from 'vitest'
import { ada, newAda, registrationOf } from '../support/people.ts'
import { pendingTokenFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

export const logsSuite = (world: () => World): void => {
  const logged = () => world().lines.map((line): Record<string, unknown> => JSON.parse(line))

  describe('the log', () => {
    test('contains the route, the uid and the outcome', async () => {
      const response = await world().as(ada, 'GET', '/users/me')
      expect(logged()).toEqual([
        expect.objectContaining({
          level: 30,
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          requestId: response.headers.get('x-request-id'),
          method: 'GET',
          route: '/api/users/me',
          status: 404,
          uid: 'uid-ada',
          problem: 'not-registered',
        }),
      ])
    })

    test('contains the uid of a rejected caller', async () => {
      await world().as(newAda, 'GET', '/users/me')
      expect(logged()).toMatchObject([{ uid: 'uid-ada', problem: 'email-not-verified' }])
    })

    test('contains no token, password, address or typed text in the whole life of an account', async () => {
      const body = registrationOf(newAda, 'secret-username')
      const pending = pendingTokenFrom(await world().as(newAda, 'POST', '/users/register', body))
      const token = await world().tokenOf(ada)
      await world().ask('GET', '/users/me', { token: pending })
      await world().ask('GET', '/users/me', { token: pending })
      await world().ask('GET', '/users/me', { token, headers: { 'x-forwarded-for': '192.0.2.9' } })
      await world().ask('PUT', '/users/update', {
        token,
        body: { firstName: 'Private', lastName: 7 },
      })
      await world().ask('PUT', '/users/update', { token, body: { firstName: 'Private' } })
      await world().ask('POST', '/users/report-bug', { token, body: { bugDescription: 'Private' } })
      await world().ask('POST', '/users/resolve-login', {
        body: { username: 'secret-username', password: 'Private-password' },
      })
      await world().ask('GET', `/users/me?token=${token}`, {})
      await world().ask('GET', '/Private-path')
      await world().ask('DELETE', '/users/delete-account', { token })
      const text = world().lines.join('\n')
      for (const secret of [
        token,
        pending,
        'secret-username',
        'correct horse',
        'ada@example.com',
        'Lovelace',
        '4930901820',
        'Private',
        '198.51.100.7',
        '192.0.2.9',
      ]) {
        expect(text).not.toContain(secret)
      }
      expect(world().lines).toHaveLength(11)
    })

    test('contains where an error occurred, and not its message', async () => {
      const broken = Object.assign(Object.create(world().db), {
        select: () => {
          throw new Error('Failed query: params: ada@example.com')
        },
      })
      const api = world().instance({}, broken)
      const response = await api('GET', '/users/me', { token: await world().tokenOf(ada) })
      expect([response.status, response.code]).toEqual([500, 'internal'])
      expect(JSON.stringify(response.body)).not.toContain('ada@example.com')
      const [failure] = logged()
      expect(failure).toMatchObject({
        level: 50,
        error: 'Error',
        requestId: response.headers.get('x-request-id'),
      })
      expect(JSON.stringify(failure)).not.toContain('ada@example.com')
    })

    test('cannot contain a forged line', async () => {
      const forged = { ...newAda, uid: 'uid"}\\n{"level":60,"msg":"forged' }
      await world().as(forged, 'GET', '/users/me')
      await world().ask('GET', '/%0a%7B%22level%22:60%7D', {
        headers: { 'x-auth-type': 'x\t{"level":60}' },
      })
      expect(world().lines.every((line) => line.trim().split('\n').length === 1)).toBe(true)
      expect(logged().map(({ level }) => level)).toEqual([30, 30])
    })
  })
}
