import { describe, expect, test } from 'vitest'
import { members } from '../../../backend/database/schema.ts'
import { ada, ben, grace, newAda, registrationOf } from '../support/people.ts'
import { days, hours, pendingTokenFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

export const meSuite = (world: () => World): void => {
  const register = async () =>
    pendingTokenFrom(
      await world().as(newAda, 'POST', '/users/register', registrationOf(newAda, 'ada')),
    )
  const read = (token: string) => world().ask('GET', '/users/me', { token })

  describe('GET /users/me', () => {
    test('returns the record to its verified member', async () => {
      await register()
      const response = await world().as(ada, 'GET', '/users/me')
      expect(response.status).toBe(200)
      expect(response.body).toMatchObject({ data: { data: { username: 'ada' } } })
    })

    test('rejects a sign-in whose email is not verified', async () => {
      await register()
      const response = await world().as(newAda, 'GET', '/users/me')
      expect([response.status, response.code]).toEqual([403, 'email-not-verified'])
      expect(response.body).toMatchObject({ error: 'email is not verified' })
    })

    test('answers 404 to a sign-in without a record', async () => {
      const response = await world().as(grace, 'GET', '/users/me')
      expect([response.status, response.code]).toEqual([404, 'not-registered'])
    })

    test('answers 401 to a request without a token', async () => {
      const response = await world().ask('GET', '/users/me')
      expect([response.status, response.code]).toEqual([401, 'missing-token'])
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    })

    test('rejects schemes other than Bearer', async () => {
      const response = await world().ask('GET', '/users/me', {
        headers: { authorization: 'Basic YWRhOnB3' },
      })
      expect([response.status, response.code]).toEqual([401, 'invalid-token'])
    })

    test('returns only the member’s own record', async () => {
      await register()
      await world().as(ben, 'POST', '/users/register', registrationOf(ben, 'ben'))
      expect((await world().as(ben, 'GET', '/users/me')).body).toMatchObject({
        data: { data: { username: 'ben', email: 'ben@example.com' } },
      })
    })

    const moved = { ...ada, email: 'ada@new.example' }

    test('updates the email when the identity’s email has changed, but not when it was verified first', async () => {
      await register()
      await world().as(ada, 'GET', '/users/me')
      const verifiedAt = new Date(world().clock.now)
      world().clock.now += hours
      expect((await world().as(moved, 'GET', '/users/me')).body).toMatchObject({
        data: { data: { email: 'ada@new.example' } },
      })
      expect(await world().db.select({ verifiedAt: members.verifiedAt }).from(members)).toEqual([
        { verifiedAt },
      ])
    })

    test('keeps the email if the identity no longer has that of the token', async () => {
      await register()
      await world().as(ada, 'GET', '/users/me')
      world().clock.now += hours
      world().accounts.set(ada.uid, {
        email: ada.email,
        providers: [{ id: 'password', account: 'password', email: '' }],
      })
      expect((await world().as(moved, 'GET', '/users/me')).body).toMatchObject({
        data: { data: { email: ada.email } },
      })
    })

    test('rejects an older token after a newer one has changed the email', async () => {
      await register()
      const older = await world().tokenOf(ada)
      world().clock.now += 60_000
      await world().as(moved, 'GET', '/users/me')
      const response = await read(older)
      expect([response.status, response.code]).toEqual([401, 'invalid-token'])
    })
  })

  describe('the pending token', () => {
    test('reads the record that was just registered', async () => {
      const response = await read(await register())
      expect(response.body).toMatchObject({ data: { data: { username: 'ada' } } })
    })

    test('can be used once', async () => {
      const token = await register()
      await read(token)
      const second = await read(token)
      expect([second.status, second.code]).toEqual([401, 'invalid-token'])
    })

    test('is consumed by one of ten concurrent requests', async () => {
      const token = await register()
      const responses = await Promise.all(Array.from({ length: 10 }, () => read(token)))
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    test('is rejected by other routes', async () => {
      const token = await register()
      const body = { interests: ['Yoga'] }
      const response = await world().ask('POST', '/users/interests', { token, body })
      expect([response.status, response.code]).toEqual([401, 'invalid-token'])
    })

    test('is valid for 24 hours', async () => {
      const token = await register()
      world().clock.now += 24 * hours - 1
      expect((await read(token)).status).toBe(200)
    })

    test('expires after 24 hours', async () => {
      const token = await register()
      world().clock.now += 24 * hours
      expect((await read(token)).code).toBe('invalid-token')
    })

    test('is deleted when the member signs in with a verified email', async () => {
      const token = await register()
      await world().as(ada, 'GET', '/users/me')
      expect((await read(token)).code).toBe('invalid-token')
    })

    test('is deleted when the owner of the email signs in with Google', async () => {
      const token = await register()
      const owner = { ...ada, provider: 'google.com' as const }
      await world().as(owner, 'GET', '/users/me')
      expect((await read(token)).code).toBe('invalid-token')
    })

    test('is deleted with the account', async () => {
      const token = await register()
      await world().as(newAda, 'DELETE', '/users/delete-account')
      expect((await read(token)).code).toBe('invalid-token')
    })

    test('is rejected if it was never issued', async () => {
      expect((await read(`pending_${'A'.repeat(43)}`)).code).toBe('invalid-token')
    })

    test('verifies the record with the token of its identity beside it', async () => {
      const token = await register()
      const shown = { 'x-identity-token': await world().tokenOf(ada) }
      expect((await world().ask('GET', '/users/me', { token, headers: shown })).status).toBe(200)
      world().clock.now += 7 * days + 1
      const taken = await world().as(ben, 'POST', '/users/register', registrationOf(ben, 'ada'))
      expect(taken.code).toBe('username-taken')
    })

    test('is rejected with the token of another member beside it', async () => {
      const token = await register()
      const shown = { 'x-identity-token': await world().tokenOf(ben) }
      const response = await world().ask('GET', '/users/me', { token, headers: shown })
      expect([response.status, response.code]).toEqual([401, 'invalid-token'])
    })

    test('delays the expiry of a record by another 7 days, but does not verify it', async () => {
      const token = await register()
      await read(token)
      world().clock.now += 7 * days + 1
      const taken = await world().as(ben, 'POST', '/users/register', registrationOf(ben, 'ada'))
      expect(taken.status).toBe(200)
    })
  })
}
