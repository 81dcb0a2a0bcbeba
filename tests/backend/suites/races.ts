import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { identities, members } from '../../../backend/database/schema.ts'
import { createLog } from '../../../backend/log.ts'
import { registerMember } from '../../../backend/members/register-member.ts'
import { deferred } from '../../support/deferred.ts'
import type { ApiResponse } from '../support/ask.ts'
import { removeExpired } from '../support/expired-rows.ts'
import { ada, grace, newAda, type Person, registrationOf, socialBodyOf } from '../support/people.ts'
import { days } from '../support/values.ts'
import type { World } from '../support/world.ts'

/** An unverified registration asks the identity service nothing. */
const unexpected = () => Promise.reject(new Error('not asked'))

export const racesSuite = (world: () => World): void => {
  const register = (person: Person, username: string) =>
    world().as(person, 'POST', '/users/register', registrationOf(person, username))
  const uids = async () =>
    (await world().db.execute(sql`select uid from members order by uid`)) as unknown

  describe('concurrently', () => {
    test('ten registrations of one identity create one record, and all succeed (fault 28)', async () => {
      const responses = await Promise.all(Array.from({ length: 10 }, () => register(newAda, 'ada')))
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
      expect(await uids()).toMatchObject({ rows: [{ uid: 'uid-ada' }] })
    })

    test('one of ten identities gets the same username', async () => {
      const people = Array.from({ length: 10 }, (_, n) => ({
        ...newAda,
        uid: `uid-${n}`,
        email: `person-${n}@example.com`,
      }))
      const responses = await Promise.all(people.map((person) => register(person, 'ada')))
      const codes = responses.map(({ code }) => code).sort()
      expect(codes).toEqual(['', ...Array.from({ length: 9 }, () => 'username-taken')])
    })

    test('of two verified identities with the same email, one record has it', async () => {
      const second = { ...ada, uid: 'uid-ada-2' }
      const responses = await Promise.all([register(ada, 'ada'), register(second, 'ada2')])
      for (const { code } of responses) expect(['', 'email-taken']).toContain(code)
      const holders = await world().db.execute(
        sql`select count(*)::int as holders from members where email = ${ada.email}`,
      )
      expect(holders).toMatchObject({ rows: [{ holders: 1 }] })
    })

    test('ten social sign-ins of one identity create one record', async () => {
      const responses = await Promise.all(
        Array.from({ length: 10 }, () =>
          world().as(grace, 'POST', '/users/social-auth', socialBodyOf(grace, 'Grace Hopper')),
        ),
      )
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
      expect(await uids()).toMatchObject({ rows: [{ uid: 'uid-grace' }] })
    })

    test('ten people with the same name get ten usernames', async () => {
      const people = Array.from({ length: 10 }, (_, n) => ({
        ...grace,
        uid: `uid-${n}`,
        email: `grace-${n}@example.com`,
      }))
      const responses = await Promise.all(
        people.map((person) =>
          world().as(person, 'POST', '/users/social-auth', socialBodyOf(person, 'Grace Hopper')),
        ),
      )
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    })

    test('a registration and a deletion of the same identity leave no record', async () => {
      for (let round = 0; round < 10; round += 1) {
        const person = { ...newAda, uid: `uid-${round}`, email: `person-${round}@example.com` }
        await Promise.all([
          register(person, `person-${round}`),
          world().as(person, 'DELETE', '/users/delete-account'),
        ])
      }
      expect(await uids()).toMatchObject({ rows: [] })
    })

    test('a registration that was authenticated before the deletion leaves no record after it', async () => {
      await world()
        .db.insert(identities)
        .values({ uid: newAda.uid, deletedAt: new Date(0) })
      const caller = {
        ...newAda,
        account: newAda.provider,
        linkedAccounts: [],
        signedInAt: new Date(0),
        issuedAt: new Date(0),
        token: '',
      }
      const late = registerMember(
        { ...world(), log: createLog('silent'), lookUpAccount: unexpected },
        caller,
        registrationOf(newAda, 'ada'),
      )
      await expect(late).rejects.toMatchObject({ code: 'account-deleted' })
      expect(await uids()).toMatchObject({ rows: [] })
    })

    test('a registration and a deletion leave no record after an earlier record expired', async () => {
      const people = Array.from({ length: 20 }, (_, n) => ({
        ...newAda,
        uid: `uid-${n}`,
        email: `person-${n}@example.com`,
      }))
      for (const person of people) await register(person, person.uid)
      world().clock.now += 8 * days
      await removeExpired(world())
      await Promise.all(
        people.flatMap((person) => [
          register(person, person.uid),
          world().as(person, 'DELETE', '/users/delete-account'),
        ]),
      )
      expect(await uids()).toMatchObject({ rows: [] })
    })

    describe('while the identity service is asked about a caller', () => {
      const social = (person: Person) => () =>
        world().as(person, 'POST', '/users/social-auth', socialBodyOf(person, 'Grace Hopper'))
      const rival = { ...ada, uid: 'uid-rival' }
      const waiting = {
        'a verified registration': () => register(ada, 'ada'),
        'a social sign-in': social({ ...grace, uid: ada.uid, email: ada.email }),
        'the first read after the verification': () => world().as(ada, 'GET', '/users/me'),
        'a change of the record': () =>
          world().as(ada, 'PUT', '/users/update', { user: { firstName: 'Ada' } }),
      }
      const others = {
        'a deletion of the same identity': () => world().as(ada, 'DELETE', '/users/delete-account'),
        'an unverified registration of the same identity': () => register(newAda, 'ada'),
        'another identity with the same email': () => register(rival, 'rival'),
        'another identity with the same username': () =>
          register({ ...rival, email: 'rival@example.com' }, 'ada'),
      }
      const pairs = Object.keys(waiting).flatMap((one) =>
        Object.keys(others).map((other) => [one, other] as const),
      ) as [keyof typeof waiting, keyof typeof others][]

      /** The codes and the stored records of two requests. Each starts from one unverified registration. */
      const outcomeOf = async (requests: () => Promise<[string, string]>) => {
        await world().db.execute(sql`delete from members`)
        await world().db.execute(sql`delete from identities`)
        await register(newAda, 'ada')
        const codes = await requests()
        const rows = await world().db.select().from(members).orderBy(members.uid)
        return {
          codes,
          records: rows.map(({ uid, username, email, verifiedAt }) => [
            uid,
            username,
            email,
            verifiedAt !== null,
          ]),
        }
      }

      test.each(pairs)('%s and %s end as if one came after the other', async (one, other) => {
        const codeOf = async (request: Promise<ApiResponse>) => (await request).code
        const oneFirst = await outcomeOf(async () => {
          const code = await codeOf(waiting[one]())
          return [code, await codeOf(others[other]())]
        })
        const otherFirst = await outcomeOf(async () => {
          const code = await codeOf(others[other]())
          return [await codeOf(waiting[one]()), code]
        })
        world().reset()
        const interleaved = await outcomeOf(async () => {
          const [asked, answer] = [deferred(), deferred()]
          world().onLookup.wait = async () => {
            world().onLookup.wait = async () => {}
            asked.resolve()
            await answer.promise
          }
          const first = codeOf(waiting[one]())
          await asked.promise
          const second = await codeOf(others[other]())
          answer.resolve()
          return [await first, second]
        })
        expect([oneFirst, otherFirst]).toContainEqual(interleaved)
      })
    })
  })
}
