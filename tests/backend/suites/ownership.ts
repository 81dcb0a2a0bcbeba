import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ada, type Person, registrationOf } from '../support/people.ts'
import {
  byGoogle,
  preparedAccount,
  stranger,
  strangers,
  typed,
} from '../support/prepared-account.ts'
import { days, hours, pendingTokenFrom, userFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

/** The owner of an email replaces a stranger's registration: nothing that the stranger typed remains. */
export const ownershipSuite = (world: () => World): void => {
  const { stored, register, ownerResets, login, socialAuth, expectNoTrace } = preparedAccount(world)
  const nameless = { ...registrationOf(ada, 'member-ada'), firstName: '', lastName: '', phone: '' }

  describe('the owner of an email that a stranger registered', () => {
    const signIns: Record<string, { owner: Person; signIn: () => Promise<unknown> }> = {
      'reset, at login': { owner: ada, signIn: () => login(ada) },
      'reset, at me': { owner: ada, signIn: () => world().as(ada, 'GET', '/users/me') },
      'reset, at interests': {
        owner: ada,
        signIn: () => world().as(ada, 'POST', '/users/interests', { interests: ['Yoga'] }),
      },
      'reset, at register': {
        owner: ada,
        signIn: () => world().as(ada, 'POST', '/users/register', nameless),
      },
      'Google, at social-auth': { owner: byGoogle, signIn: () => socialAuth(byGoogle) },
      'Google, at me': { owner: byGoogle, signIn: () => world().as(byGoogle, 'GET', '/users/me') },
      'Google, at login': { owner: byGoogle, signIn: () => login(byGoogle) },
    }

    test.each(Object.keys(signIns))(
      'inherits nothing after %s, from any sign-in of the stranger (fault 122)',
      async (way) => {
        const { owner, signIn } = signIns[way] ?? { owner: ada, signIn: () => login(ada) }
        for (const person of strangers) await register(person)
        const token = pendingTokenFrom(await register())
        const { rows } = (await world().db.execute(sql`select id from members`)) as unknown as {
          rows: readonly { id: string }[]
        }
        await world().db.execute(
          sql`insert into bug_reports values (${crypto.randomUUID()}, ${ada.uid}, 'x', now())`,
        )
        ownerResets()
        await signIn()
        await expectNoTrace()
        expect(await stored()).not.toContain(rows[0]?.id)
        const { body } = await world().as(owner, 'GET', '/users/me')
        expect(body).toMatchObject({
          data: {
            data: { email: ada.email, phone: '', username: expect.stringMatching(/^\S{3,}$/) },
          },
        })
        expect((await world().ask('GET', '/users/me', { token })).code).toBe('invalid-token')
        const reports = await world().db.execute(sql`select uid from bug_reports`)
        expect(reports).toMatchObject({ rows: [{ uid: null }] })
      },
    )

    test('gets a derived username, and a name only from Google (fault 122)', async () => {
      await register()
      expect(userFrom(await socialAuth(byGoogle))).toMatchObject({
        username: 'ada.lovelace',
        name: 'Ada Lovelace',
      })
      await world().db.execute(sql`truncate members cascade`)
      await register()
      ownerResets()
      expect((await login(ada)).body).toMatchObject({
        data: { data: { username: expect.stringMatching(/^member-\d{8}$/), name: '' } },
      })
    })

    test('may register without a name, which an unverified sign-in may not', async () => {
      expect((await world().as(stranger, 'POST', '/users/register', nameless)).code).toBe(
        'invalid-body',
      )
      expect((await world().as(ada, 'POST', '/users/register', nameless)).status).toBe(200)
      expect((await login(ada)).body).toMatchObject({ data: { data: { name: '' } } })
    })

    test('inherits nothing from a stranger who registers after the reset (fault 122)', async () => {
      const early = await world().tokenOf(stranger)
      ownerResets()
      world().clock.now += hours / 2
      await world().ask('DELETE', '/users/delete-account', { token: early })
      await world().ask('POST', '/users/register', { token: early, body: typed })
      await register()
      expect((await login(ada)).status).toBe(200)
      await expectNoTrace()
    })

    test('is checked once, and later changes are not lost', async () => {
      await register()
      ownerResets()
      await login(ada)
      await world().as(ada, 'PUT', '/users/update', { firstName: 'Ada' })
      expect((await login(ada)).body).toMatchObject({ data: { data: { name: 'Ada' } } })
      expect(world().lookups).toEqual([ada.uid])
    })

    test('gets one new record from ten concurrent first requests', async () => {
      await register()
      ownerResets()
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => world().as(ada, 'GET', '/users/me')),
      )
      const records = responses.map(({ body }) => JSON.stringify(body))
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
      expect(new Set(records).size).toBe(1)
      await expectNoTrace()
    })
  })

  describe('a member', () => {
    const signUp = () =>
      world().as(stranger, 'POST', '/users/register', registrationOf(stranger, 'ada'))

    test('who opens their own link on another device loses nothing', async () => {
      await signUp()
      expect((await login(ada)).body).toMatchObject({
        data: { data: { username: 'ada', name: 'Ada Lovelace', phone: '+4930901820' } },
      })
      expect(world().lookups).toEqual([ada.uid])
    })

    test('who alternates between the password and a linked Google account loses nothing', async () => {
      await signUp()
      await login(ada)
      ownerResets()
      for (const person of [byGoogle, ada, byGoogle]) {
        expect((await world().as(person, 'GET', '/users/me')).body).toMatchObject({
          data: { data: { username: 'ada', name: 'Ada Lovelace' } },
        })
      }
      expect(userFrom(await socialAuth(byGoogle, 'Another Name'))).toMatchObject({
        username: 'ada',
      })
    })

    test('gets a 503 while the identity service is down, and nothing is changed (fault 122)', async () => {
      await signUp()
      const body = { email: ada.email, firebaseUid: ada.uid }
      const token = await world().tokenOf(ada)
      const first = await world().withoutLookup()('POST', '/users/login', {
        token,
        body,
      })
      expect([first.status, first.code]).toEqual([503, 'identity-unreachable'])
      expect((await login(ada)).body).toMatchObject({ data: { data: { username: 'ada' } } })
      world().clock.now += days
      const later = await world().withoutLookup()('GET', '/users/me', {
        token: await world().tokenOf(ada),
      })
      expect(later.status).toBe(200)
    })
  })
}
