import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answersFrom } from '../support/answers.ts'
import { ada, type Person } from '../support/people.ts'
import {
  byGoogle,
  preparedAccount,
  stranger,
  strangers,
  typed,
} from '../support/prepared-account.ts'
import { pendingTokenFrom, userFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

/** A stranger prepares an account for another person's email: what their tokens permit, and what a withdrawal leaves. */
export const preHijackingSuite = (world: () => World): void => {
  const { stored, register, withdraw, ownerResets, login, socialAuth, expectNoTrace } =
    preparedAccount(world)

  const answersTo = answersFrom(world)
  const rejectedAtMemberRoutes = {
    'GET /users/me': '403 email-not-verified',
    'POST /users/login': '403 email-not-verified',
    'POST /users/social-auth': '403 email-not-verified',
    'POST /users/interests': '403 email-not-verified',
    'PUT /users/update': '403 email-not-verified',
    'POST /users/report-bug': '403 email-not-verified',
  }

  describe('an unverified token', () => {
    test.each(strangers)(
      'of $provider permits only registration and withdrawal, before the owner signs in (fault 120)',
      async (person) => {
        expect(await answersTo(person)).toEqual({
          ...rejectedAtMemberRoutes,
          'POST /users/register': '200',
          'DELETE /users/delete-account': '200',
        })
      },
    )

    test.each(strangers)(
      'of $provider permits nothing after the owner has signed in (fault 120)',
      async (person) => {
        await register()
        const early = await world().tokenOf(person)
        world().clock.now += 60_000
        ownerResets()
        await login(ada)
        await world().as(ada, 'PUT', '/users/update', { phone: '+4940123456' })
        const before = await stored()
        for (const token of [early, await world().tokenOf(person)]) {
          expect(await answersTo(person, token)).toEqual({
            ...rejectedAtMemberRoutes,
            'POST /users/register': '200',
            'DELETE /users/delete-account': '403 email-not-verified',
          })
        }
        const late = await register(person)
        const read = await world().ask('GET', '/users/me', { token: pendingTokenFrom(late) })
        expect(read.code).toBe('invalid-token')
        expect(await stored()).toBe(before)
      },
    )
  })

  describe('a token without an email', () => {
    const unnamed: Person = { ...ada, email: '', verified: false, provider: 'google.com' }

    test('works for the record that it created', async () => {
      expect((await socialAuth(unnamed)).status).toBe(200)
      expect((await world().as(unnamed, 'GET', '/users/me')).status).toBe(200)
    })

    test('gets no record whose email was never verified (fault 120)', async () => {
      await register()
      const response = await world().as(unnamed, 'GET', '/users/me')
      expect(response.body).toMatchObject({ data: { data: { email: '', firstName: '' } } })
      await expectNoTrace()
      world().clock.now += 60_000
      const owner = { ...byGoogle, uid: 'uid-owner' }
      expect(userFrom(await socialAuth(owner))).toMatchObject({ email: ada.email })
    })

    test('of an account that has since got an email is rejected (fault 120)', async () => {
      await socialAuth(unnamed)
      const early = await world().tokenOf(unnamed)
      world().clock.now += 6 * 60_000
      ownerResets()
      expect((await login(ada)).status).toBe(200)
      const read = await world().ask('GET', '/users/me', { token: early })
      expect([read.status, read.code]).toEqual([401, 'invalid-token'])
    })
  })

  describe('a stranger’s withdrawal', () => {
    test.each([
      ['by reset', ada, () => login(ada), 'not-registered'],
      ['by Google', byGoogle, () => socialAuth(byGoogle), ''],
    ] as const)(
      'leaves nothing for the owner who signs in %s, even if it is repeated (fault 121)',
      async (_, owner, signIn, code) => {
        for (let round = 0; round < 3; round += 1) {
          await register()
          expect((await withdraw()).status).toBe(200)
        }
        ownerResets()
        expect((await signIn()).code).toBe(code)
        const registered = await world().as(owner, 'POST', '/users/register', {
          ...typed,
          username: 'ada-l',
        })
        expect(registered.status).toBe(200)
        expect((await world().as(owner, 'GET', '/users/me')).status).toBe(200)
        expect((await withdraw()).code).toBe('email-not-verified')
        const left = await world().db.execute(sql`select withdrawn_at, deleted_at from identities`)
        expect(left).toMatchObject({ rows: [{ withdrawn_at: null, deleted_at: null }] })
      },
    )

    test('rejects a delayed registration with the same token or an older one', async () => {
      const older = await world().tokenOf(stranger)
      world().clock.now += 60_000
      const token = await world().tokenOf(stranger)
      await world().ask('DELETE', '/users/delete-account', { token })
      await world().ask('DELETE', '/users/delete-account', { token: older })
      for (const late of [older, token]) {
        const response = await world().ask('POST', '/users/register', { token: late, body: typed })
        expect([response.status, response.code]).toEqual([401, 'invalid-token'])
      }
      world().clock.now += 1_000
      expect((await register()).status).toBe(200)
    })

    test('deletes the pending token with the record', async () => {
      const token = pendingTokenFrom(await register())
      await withdraw()
      expect((await world().ask('GET', '/users/me', { token })).code).toBe('invalid-token')
    })

    test('is not a deletion, which requires a verified sign-in', async () => {
      await register()
      expect((await world().as(ada, 'DELETE', '/users/delete-account')).status).toBe(200)
      expect((await login(ada)).code).toBe('account-deleted')
    })
  })
}
