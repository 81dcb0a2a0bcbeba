import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ada, ben, newAda, type Person, registrationOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const deleteAccountSuite = (world: () => World): void => {
  const register = (person: Person, username: string) =>
    world().as(person, 'POST', '/users/register', registrationOf(person, username))
  const remove = (person: Person) => world().as(person, 'DELETE', '/users/delete-account')

  describe('DELETE /users/delete-account', () => {
    test('deletes the record', async () => {
      await register(ada, 'ada')
      const response = await remove(ada)
      expect([response.status, response.body]).toEqual([200, { success: true }])
      const left = await world().db.execute(sql`select * from members`)
      expect(left).toMatchObject({ rows: [] })
    })

    test('leaves only the uid and the time of the deletion', async () => {
      await register(ada, 'ada')
      await world().as(ada, 'POST', '/users/report-bug', { bugDescription: 'It froze.' })
      await remove(ada)
      const tombstones = await world().db.execute(sql`select uid, deleted_at from identities`)
      expect(tombstones).toMatchObject({ rows: [{ uid: 'uid-ada' }] })
      const reports = await world().db.execute(sql`select uid, description from bug_reports`)
      expect(reports).toMatchObject({ rows: [{ uid: null, description: 'It froze.' }] })
    })

    test('succeeds again with an old token', async () => {
      await register(ada, 'ada')
      const token = await world().tokenOf(ada)
      await world().ask('DELETE', '/users/delete-account', { token })
      const again = await world().ask('DELETE', '/users/delete-account', { token })
      expect([again.status, again.body]).toEqual([200, { success: true }])
    })

    test('makes every other route answer 401 to an old token (fault 72)', async () => {
      await register(ada, 'ada')
      const token = await world().tokenOf(ada)
      await remove(ada)
      const requests: [string, string, unknown?][] = [
        ['GET', '/users/me'],
        ['POST', '/users/login', { email: ada.email, firebaseUid: ada.uid }],
        ['POST', '/users/social-auth', {}],
        ['POST', '/users/register', registrationOf(ada, 'ada')],
        ['POST', '/users/interests', { interests: ['Yoga'] }],
        ['PUT', '/users/update', {}],
        ['POST', '/users/report-bug', { bugDescription: 'x' }],
      ]
      for (const [method, path, body] of requests) {
        const response = await world().ask(method, path, { token, body })
        expect([path, response.status, response.code]).toEqual([path, 401, 'account-deleted'])
      }
    })

    test('withdraws a registration whose email was never verified', async () => {
      await register(newAda, 'ada')
      expect((await remove(newAda)).status).toBe(200)
      expect((await register({ ...newAda, uid: 'uid-ada-2' }, 'ada')).status).toBe(200)
    })

    test('requires a sign-in within the last five minutes, even with a new token', async () => {
      await register(ada, 'ada')
      const signedInAgo = async (seconds: number) => {
        const auth_time = Math.floor(world().clock.now / 1000) - seconds
        const response = await world().ask('DELETE', '/users/delete-account', {
          token: await world().tokenOf(ada, { auth_time }),
        })
        return [response.status, response.code]
      }
      expect(await signedInAgo(301)).toEqual([403, 'recent-sign-in-required'])
      expect((await world().as(ada, 'GET', '/users/me')).status).toBe(200)
      expect(await signedInAgo(300)).toEqual([200, ''])
      expect(await signedInAgo(301)).toEqual([200, ''])
    })

    test('withdraws a registration whose email was never verified, even with an old sign-in', async () => {
      await register(newAda, 'ada')
      const auth_time = Math.floor(world().clock.now / 1000) - 3_600
      const token = await world().tokenOf(newAda, { auth_time })
      expect((await world().ask('DELETE', '/users/delete-account', { token })).status).toBe(200)
    })

    test('refuses an unverified sign-in for a verified record', async () => {
      await register(ada, 'ada')
      const response = await remove(newAda)
      expect([response.status, response.code]).toEqual([403, 'email-not-verified'])
      expect((await world().as(ada, 'GET', '/users/me')).status).toBe(200)
    })

    test.each([
      ['verified', ada, 'account-deleted'],
      ['unverified', newAda, 'invalid-token'],
    ])(
      'succeeds for a %s identity without a record, which then cannot register with the same token',
      async (_, person, code) => {
        expect((await remove(person)).status).toBe(200)
        expect((await register(person, 'ada')).code).toBe(code)
      },
    )

    test('deletes no other member (spec 6.22)', async () => {
      await register(ada, 'ada')
      await register(ben, 'ben')
      await remove(ada)
      expect((await world().as(ben, 'GET', '/users/me')).status).toBe(200)
    })

    test('requires a sign-in', async () => {
      const response = await world().ask('DELETE', '/users/delete-account')
      expect([response.status, response.code]).toEqual([401, 'missing-token'])
    })

    test('changes nothing if it fails halfway', async () => {
      await register(ada, 'ada')
      await world().db.execute(
        sql`alter table identities add constraint no_tombstones check (deleted_at is null)`,
      )
      const failed = await remove(ada)
      await world().db.execute(sql`alter table identities drop constraint no_tombstones`)
      expect([failed.status, failed.code]).toEqual([500, 'internal'])
      expect((await world().as(ada, 'GET', '/users/me')).status).toBe(200)
    })
  })
}
