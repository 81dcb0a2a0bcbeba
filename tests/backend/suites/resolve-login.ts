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

    test('returns the email for the correct password', async () => {
      const response = await resolve('Ada', 'right')
      expect([response.status, response.body]).toEqual([200, { email: 'ada@example.com' }])
    })

    test('ignores the case of a username, spaces around it, and what no one sees', async () => {
      for (const username of [' aDA ', '\u200b\u202aａｄａ\u00ad', 'a\0da']) {
        expect((await resolve(username, 'right')).status).toBe(200)
      }
    })

    test('has the same response for a wrong password, an unknown username and another identity (fault 61)', async () => {
      world().passwords.set(ben.email, { password: 'right', uid: 'uid-of-another' })
      await world().as(ben, 'POST', '/users/register', registrationOf(ben, 'ben'))
      const responses = [
        await resolve('ada', 'wrong'),
        await resolve('unknown', 'right'),
        await resolve('ben', 'right'),
        await resolve('not a username', 'right'),
      ]
      for (const { status, body } of responses) {
        expect(status).toBe(403)
        expect(body).toMatchObject({
          code: 'wrong-credentials',
          error: 'That username or password isn’t right.',
        })
      }
    })

    test('has the same response for a deleted account', async () => {
      await world().as(newAda, 'DELETE', '/users/delete-account')
      expect((await resolve('ada', 'right')).code).toBe('wrong-credentials')
    })

    test('has the same response for a social member without an email', async () => {
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

    test('limits the attempts for a username from all IP addresses together', async () => {
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

    test.each([
      ['no password', 'ada', ''],
      ['no username', '', 'right'],
      ['a password of 4097 characters', 'ada', 'x'.repeat(4097)],
      ['a username of 255 characters', 'x'.repeat(255), 'right'],
      ['a number', 7, 'right'],
    ])('rejects %s', async (_, username, password) => {
      expect((await resolve(username, password)).code).toBe('invalid-body')
    })
  })
}
