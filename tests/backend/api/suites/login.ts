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
    test('answers the record', async () => {
      await register(newAda, 'ada')
      const answer = await login(ada)
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ success: true, data: { data: { username: 'ada' } } })
    })

    test('says that a verified identity without a record is not registered', async () => {
      const answer = await login(ada)
      expect([answer.status, answer.code]).toEqual([404, 'not-registered'])
    })

    test('refuses an address that is not verified', async () => {
      await register(newAda, 'ada')
      const answer = await login(newAda)
      expect([answer.status, answer.code]).toEqual([403, 'email-not-verified'])
    })

    test('refuses to look another member’s uid up', async () => {
      await register(ada, 'ada')
      await register(ben, 'ben')
      const answer = await login(ada, { firebaseUid: ben.uid })
      expect([answer.status, answer.code]).toEqual([403, 'wrong-account'])
    })

    test('refuses another address than the token’s', async () => {
      await register(ada, 'ada')
      const answer = await login(ada, { email: ben.email })
      expect([answer.status, answer.code]).toEqual([403, 'email-mismatch'])
    })

    test('takes the address as the member typed it', async () => {
      await register(ada, 'ada')
      expect((await login(ada, { email: ' Ada@EXAMPLE.com' })).status).toBe(200)
    })

    test('counts a sign-in by Google as verified', async () => {
      await register(newAda, 'ada')
      const byGoogle = { ...newAda, provider: 'google.com' as const }
      expect((await login(byGoogle)).status).toBe(200)
    })

    test('refuses a deleted account', async () => {
      await register(ada, 'ada')
      await world().as(ada, 'DELETE', '/users/delete-account')
      const answer = await login(ada)
      expect([answer.status, answer.code]).toEqual([401, 'account-deleted'])
    })

    test('refuses an unknown field', async () => {
      const answer = await login(grace, { admin: true })
      expect([answer.status, answer.code]).toEqual([400, 'invalid-body'])
    })
  })
}
