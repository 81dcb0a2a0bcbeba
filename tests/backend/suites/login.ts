import { describe, expect, test } from 'vitest'
import { ada, ben, grace, newAda, type Person, registrationOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const loginSuite = (world: () => World): void => {
  const register = (person: Person, username: string) =>
    world().as(person, 'POST', '/users/register', registrationOf(person, username))
  const login = (person: Person, changes: Record<string, unknown> = {}) =>
    world().as(person, 'POST', '/users/login', {
      email: person.email,
      firebaseUid: person.uid,
      ...changes,
    })

  describe('POST /users/login', () => {
    test('returns the record', async () => {
      await register(newAda, 'ada')
      const response = await login(ada)
      expect(response.status).toBe(200)
      expect(response.body).toMatchObject({ success: true, data: { data: { username: 'ada' } } })
    })

    test('answers 404 to a verified identity without a record', async () => {
      const response = await login(ada)
      expect([response.status, response.code]).toEqual([404, 'not-registered'])
    })

    test('rejects an unverified email', async () => {
      await register(newAda, 'ada')
      const response = await login(newAda)
      expect([response.status, response.code]).toEqual([403, 'email-not-verified'])
    })

    test('rejects the uid of another member', async () => {
      await register(ada, 'ada')
      await register(ben, 'ben')
      const response = await login(ada, { firebaseUid: ben.uid })
      expect([response.status, response.code]).toEqual([403, 'wrong-account'])
    })

    test('rejects an email other than the token’s', async () => {
      await register(ada, 'ada')
      const response = await login(ada, { email: ben.email })
      expect([response.status, response.code]).toEqual([403, 'email-mismatch'])
    })

    test('accepts the email in another case', async () => {
      await register(ada, 'ada')
      expect((await login(ada, { email: 'Ada@EXAMPLE.com' })).status).toBe(200)
    })

    test('rejects a linked provider with an unverified email', async () => {
      await register(newAda, 'ada')
      const byGoogle = { ...newAda, provider: 'google.com' as const }
      const response = await login(byGoogle)
      expect([response.status, response.code]).toEqual([403, 'email-not-verified'])
    })

    test('rejects a deleted account', async () => {
      await register(ada, 'ada')
      await world().as(ada, 'DELETE', '/users/delete-account')
      const response = await login(ada)
      expect([response.status, response.code]).toEqual([401, 'account-deleted'])
    })

    test('rejects an unknown field', async () => {
      const response = await login(grace, { admin: true })
      expect([response.status, response.code]).toEqual([400, 'invalid-body'])
    })
  })
}
