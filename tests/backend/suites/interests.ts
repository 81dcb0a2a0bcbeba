import { describe, expect, test } from 'vitest'
import { interestNames } from '../../../backend/fields/interests.ts'
import { ada, ben, newAda, type Person, registrationOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const interestsSuite = (world: () => World): void => {
  const register = (person: Person, username: string) =>
    world().as(person, 'POST', '/users/register', registrationOf(person, username))
  const save = (person: Person, interests: unknown) =>
    world().as(person, 'POST', '/users/interests', { interests })

  describe('POST /users/interests', () => {
    test('replaces the interests, which the record contains as a list of names (spec 3.11)', async () => {
      await register(newAda, 'ada')
      await save(ada, ['Yoga', 'Go-Karting'])
      const response = await save(ada, ['Co-working Cafes', 'Yoga'])
      expect(response.status).toBe(200)
      expect(response.body).toMatchObject({
        user: { username: 'ada', interests: ['Co-working Cafes', 'Yoga'] },
      })
      expect((await world().as(ada, 'GET', '/users/me')).body).toMatchObject({
        data: { data: { interests: ['Co-working Cafes', 'Yoga'] } },
      })
    })

    const versionOf = async (person: Person) => {
      const { body } = await world().as(person, 'GET', '/users/me')
      return (body as { data: { data: { version: string } } }).data.data.version
    }
    const saveWith = async (version: string, interests: unknown) =>
      world().ask('POST', '/users/interests', {
        token: await world().tokenOf(ada),
        headers: { 'if-match': `"${version}"` },
        body: { interests },
      })

    test('replaces only the version that the page has shown', async () => {
      await register(newAda, 'ada')
      const shown = await versionOf(ada)
      expect((await saveWith(shown, ['Yoga'])).status).toBe(200)
      const older = await saveWith(shown, ['Dance'])
      expect([older.status, older.code]).toEqual([412, 'record-changed'])
      expect((await world().as(ada, 'GET', '/users/me')).body).toMatchObject({
        data: { data: { interests: ['Yoga'] } },
      })
      expect((await saveWith(await versionOf(ada), ['Dance'])).status).toBe(200)
    })

    test('has the same version again if the same values are stored again', async () => {
      await register(newAda, 'ada')
      await save(ada, ['Yoga', 'Dance'])
      const version = await versionOf(ada)
      await save(ada, ['Yoga'])
      expect(await versionOf(ada)).not.toBe(version)
      await save(ada, ['Yoga', 'Dance'])
      expect(await versionOf(ada)).toBe(version)
    })

    test('saves one of two pages that save at the same time', async () => {
      await register(newAda, 'ada')
      const shown = await versionOf(ada)
      const saved = await Promise.all([saveWith(shown, ['Yoga']), saveWith(shown, ['Dance'])])
      expect(saved.map(({ status }) => status).sort()).toEqual([200, 412])
    })

    test('accepts all 53 of the catalogue', async () => {
      await register(ada, 'ada')
      expect(interestNames).toHaveLength(53)
      expect((await save(ada, interestNames)).status).toBe(200)
    })

    test('changes only the member’s own (spec 6.21)', async () => {
      await register(ada, 'ada')
      await register(ben, 'ben')
      await save(ada, ['Yoga'])
      expect((await world().as(ben, 'GET', '/users/me')).body).toMatchObject({
        data: { data: { interests: [] } },
      })
    })

    test.each([
      ['none', [], 'Please select at least one interest'],
      ['a duplicate', ['Yoga', 'Yoga'], 'Please choose each interest only once.'],
      ['one outside the catalogue', ['Sleeping'], 'One of these interests isn’t in our list.'],
      ['one in another case', ['yoga'], 'One of these interests isn’t in our list.'],
      ['a text', 'Yoga', 'Please select at least one interest'],
      ['nothing', undefined, 'Please select at least one interest'],
    ])('rejects %s', async (_, interests, message) => {
      await register(ada, 'ada')
      const response = await save(ada, interests)
      expect([response.status, response.code]).toEqual([400, 'invalid-body'])
      expect(response.body).toMatchObject({ error: message })
    })

    test('rejects a uid in the body', async () => {
      await register(ada, 'ada')
      const response = await world().as(ada, 'POST', '/users/interests', {
        interests: ['Yoga'],
        uid: ben.uid,
      })
      expect(response.code).toBe('invalid-body')
    })

    test('requires a verified member with a record', async () => {
      expect((await save(ada, ['Yoga'])).code).toBe('not-registered')
      await register(newAda, 'ada')
      expect((await save(newAda, ['Yoga'])).code).toBe('email-not-verified')
    })
  })
}
