import { beforeEach, describe, expect, test } from 'vitest'
import { ada, ben, newAda, registrationOf } from '../support/people.ts'
import { days } from '../support/values.ts'
import type { World } from '../support/world.ts'

export const resolveLoginSuite = (world: () => World): void => {
  const resolve = (username: unknown, password: unknown, changes = {}) =>
    world().ask('POST', '/users/resolve-login', { body: { username, password, ...changes } })

  describe('POST /users/resolve-login', () => {
    beforeEach(async () => {
      await world().as(newAda, 'POST', '/users/register', registrationOf(newAda, 'Ada'))
      world().passwords.set(ada.email, { password: 'right', uid: ada.uid })
    })

    test('answers the address for the right password', async () => {
      const answer = await resolve('Ada', 'right')
      expect([answer.status, answer.body]).toEqual([200, { email: 'ada@example.com' }])
    })

    test('does not regard the case of a username, or spaces around it', async () => {
      expect((await resolve(' aDA ', 'right')).status).toBe(200)
    })

    test('gives one answer for a wrong password, an unknown username and a foreign identity (fault 61)', async () => {
      world().passwords.set(ben.email, { password: 'right', uid: 'uid-somebody-else' })
      await world().as(ben, 'POST', '/users/register', registrationOf(ben, 'ben'))
      const answers = [
        await resolve('ada', 'wrong'),
        await resolve('nobody', 'right'),
        await resolve('ben', 'right'),
        await resolve('not a username', 'right'),
      ]
      for (const { status, body } of answers) {
        expect(status).toBe(403)
        expect(body).toMatchObject({
          code: 'wrong-credentials',
          error: 'The username or the password is not right.',
        })
      }
    })

    test('gives it for a deleted account too', async () => {
      await world().as(newAda, 'DELETE', '/users/delete-account')
      expect((await resolve('ada', 'right')).code).toBe('wrong-credentials')
    })

    test('gives it to a social member, who has no address here', async () => {
      const nameless = { uid: 'uid-x', email: '', verified: true, provider: 'apple.com' as const }
      await world().as(nameless, 'POST', '/users/social-auth', {
        provider: 'apple',
        providerId: '1',
        email: '',
        name: 'Nameless',
        profileImage: '',
        phone: '',
      })
      expect((await resolve('nameless', 'right')).code).toBe('wrong-credentials')
    })

    test('allows so many tries for one username, from wherever they come', async () => {
      const api = world().instance({ RATE_LIMIT_RESOLVE_LOGIN: '3/300' })
      const attempt = (n: number, username = 'ADA') =>
        api('POST', '/users/resolve-login', {
          body: { username, password: `guess ${n}` },
          from: `203.0.113.${n}`,
        })
      for (const n of [1, 2, 3]) expect((await attempt(n)).code).toBe('wrong-credentials')
      const fourth = await attempt(4, 'ada')
      expect([fourth.status, fourth.code]).toEqual([429, 'too-many-requests'])
      expect(fourth.headers.get('retry-after')).toBe('300')
      world().clock.now += days
      expect((await attempt(5)).code).toBe('wrong-credentials')
    })

    test('is not there where the server has no key for the identity service', async () => {
      const api = world().instance({ FIREBASE_API_KEY: '' })
      const { body } = await api('GET', '/openapi.json')
      expect(body).not.toHaveProperty(['paths', '/users/resolve-login'])
      expect(body).toHaveProperty(['paths', '/users/login'])
      await expect(api('POST', '/users/resolve-login', { body: {} })).rejects.toThrow(
        'answered 404 not-found',
      )
    })

    test.each([
      ['no password', 'ada', ''],
      ['no username', '', 'right'],
      ['a password of 4097', 'ada', 'x'.repeat(4097)],
      ['a username of 255', 'x'.repeat(255), 'right'],
      ['a number', 7, 'right'],
      ['NUL in a username', 'a\0da', 'right'],
    ])('refuses %s', async (_, username, password) => {
      expect((await resolve(username, password)).code).toBe('invalid-body')
    })
  })
}
