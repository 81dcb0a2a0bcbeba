import { describe, expect, test } from 'vitest'
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
    test('answers the record to its verified member', async () => {
      await register()
      const answer = await world().as(ada, 'GET', '/users/me')
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ data: { data: { username: 'ada' } } })
    })

    test('refuses a sign-in whose address is not verified', async () => {
      await register()
      const answer = await world().as(newAda, 'GET', '/users/me')
      expect([answer.status, answer.code]).toEqual([403, 'email-not-verified'])
      expect(answer.body).toMatchObject({ error: 'email is not verified' })
    })

    test('says that a sign-in without a record is not registered', async () => {
      const answer = await world().as(grace, 'GET', '/users/me')
      expect([answer.status, answer.code]).toEqual([404, 'not-registered'])
    })

    test('asks a visitor without a token to sign in', async () => {
      const answer = await world().ask('GET', '/users/me')
      expect([answer.status, answer.code]).toEqual([401, 'missing-token'])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    })

    test('refuses another scheme than Bearer', async () => {
      const answer = await world().ask('GET', '/users/me', {
        headers: { authorization: 'Basic YWRhOnB3' },
      })
      expect([answer.status, answer.code]).toEqual([401, 'invalid-token'])
    })

    test('shows each member the own record only', async () => {
      await register()
      await world().as(ben, 'POST', '/users/register', registrationOf(ben, 'ben'))
      expect((await world().as(ben, 'GET', '/users/me')).body).toMatchObject({
        data: { data: { username: 'ben', email: 'ben@example.com' } },
      })
    })

    test('follows the address that the identity service holds', async () => {
      await register()
      await world().as(ada, 'GET', '/users/me')
      world().clock.now += hours
      const moved = { ...ada, email: 'ada@new.example' }
      expect((await world().as(moved, 'GET', '/users/me')).body).toMatchObject({
        data: { data: { email: 'ada@new.example' } },
      })
    })

    test('does not go back to an older address with an older token', async () => {
      await register()
      const older = await world().tokenOf(ada)
      world().clock.now += 60_000
      await world().as({ ...ada, email: 'ada@new.example' }, 'GET', '/users/me')
      expect((await read(older)).body).toMatchObject({
        data: { data: { email: 'ada@new.example' } },
      })
    })
  })

  describe('the pending token', () => {
    test('opens the record that was just registered', async () => {
      const answer = await read(await register())
      expect(answer.body).toMatchObject({ data: { data: { username: 'ada' } } })
    })

    test('opens it once', async () => {
      const token = await register()
      await read(token)
      const second = await read(token)
      expect([second.status, second.code]).toEqual([401, 'invalid-token'])
    })

    test('is spent by one call of ten at the same moment', async () => {
      const token = await register()
      const answers = await Promise.all(Array.from({ length: 10 }, () => read(token)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    test('opens nothing else', async () => {
      const token = await register()
      const body = { interests: ['Yoga'] }
      const answer = await world().ask('POST', '/users/interests', { token, body })
      expect([answer.status, answer.code]).toEqual([401, 'invalid-token'])
    })

    test('holds until the last moment of 24 hours', async () => {
      const token = await register()
      world().clock.now += 24 * hours - 1
      expect((await read(token)).status).toBe(200)
    })

    test('has expired after 24 hours', async () => {
      const token = await register()
      world().clock.now += 24 * hours
      expect((await read(token)).code).toBe('invalid-token')
    })

    test('ends when the member has signed in with a verified address', async () => {
      const token = await register()
      await world().as(ada, 'GET', '/users/me')
      expect((await read(token)).code).toBe('invalid-token')
    })

    test('ends when somebody else proves the address by Google', async () => {
      const token = await register()
      const owner = { ...ada, provider: 'google.com' as const }
      await world().as(owner, 'GET', '/users/me')
      expect((await read(token)).code).toBe('invalid-token')
    })

    test('ends with the account', async () => {
      const token = await register()
      await world().as(newAda, 'DELETE', '/users/delete-account')
      expect((await read(token)).code).toBe('invalid-token')
    })

    test('is refused when it was made up', async () => {
      expect((await read(`pending_${'A'.repeat(43)}`)).code).toBe('invalid-token')
    })

    test('keeps a record alive for another 7 days, but does not verify it', async () => {
      const token = await register()
      await read(token)
      world().clock.now += 7 * days + 1
      const taken = await world().as(ben, 'POST', '/users/register', registrationOf(ben, 'ada'))
      expect(taken.status).toBe(200)
    })
  })
}
