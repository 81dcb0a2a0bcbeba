import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { removeExpired } from '../support/expired-rows.ts'
import { ada, type Person, registrationOf, socialBodyOf } from '../support/people.ts'
import { days } from '../support/values.ts'
import type { World } from '../support/world.ts'

/** Two spellings of an email, which are two identities at the identity service. */
const spellings: readonly [name: string, victim: string, stranger: string][] = [
  ['U+200B', 'victim@example.test', 'v\u200bictim@example.test'],
  ['U+200E', 'victim@example.test', 'victim\u200e@example.test'],
  ['U+2060', 'victim@example.test', 'v\u2060ictim@example.test'],
  ['U+FEFF', 'victim@example.test', '\ufeffvictim@example.test'],
  ['a soft hyphen', 'victim@example.test', 'vic\u00adtim@example.test'],
  ['a Hangul filler', 'victim@example.test', '\u3164victim@example.test'],
  ['a full-width name', 'victim@example.test', '\uff56ictim@example.test'],
  ['a full-width domain', 'victim@example.test', 'victim@\uff45xample.test'],
  ['a full-width @', 'victim@example.test', 'victim\uff20example.test'],
  ['an ideographic full stop', 'victim@example.test', 'victim@example\u3002test'],
  ['NFD for NFC', 'ren\u00e9@example.test', 'rene\u0301@example.test'],
  ['NFC for NFD', 'rene\u0301@example.test', 'ren\u00e9@example.test'],
  ['letters for xn--', 'ada@xn--bcher-kva.example', 'ada@b\u00fccher.example'],
  ['xn-- for letters', 'ada@b\u00fccher.example', 'ada@xn--bcher-kva.example'],
  ['\u00df for ss', 'ada@strasse.example', 'ada@stra\u00dfe.example'],
]

/** Whose email: two records never share one, and no record goes by another's sign-up. */
export const emailsSuite = (world: () => World): void => {
  const register = (person: Person, username: string) =>
    world().as(person, 'POST', '/users/register', registrationOf(person, username))
  const me = (person: Person) => world().as(person, 'GET', '/users/me')
  const recordOf = async ({ uid }: Person) =>
    JSON.stringify(await world().db.execute(sql`select * from members where uid = ${uid}`))

  const expectUnchanged = async (member: Person, strangers: readonly Person[]) => {
    expect((await register(member, 'ada-l')).status).toBe(200)
    const before = await recordOf(member)
    world().clock.now += 60_000
    for (const stranger of strangers) {
      expect((await register(stranger, `stranger-${stranger.verified}`)).status).toBe(200)
      expect(await recordOf(member)).toBe(before)
      expect((await me(member)).status).toBe(200)
    }
  }

  describe('an email', () => {
    test.each(spellings)('with %s is another email than without', async (_, victim, stranger) => {
      const other = { ...ada, uid: 'uid-stranger', email: stranger }
      await expectUnchanged({ ...ada, email: victim }, [{ ...other, verified: false }, other])
    })

    test('that an operator has moved away is not taken by an unverified sign-in', async () => {
      const stranger = { ...ada, uid: 'uid-stranger', verified: false }
      await expectUnchanged(ada, [stranger])
      const moved = { ...ada, email: 'ada@new.example' }
      expect((await me(moved)).body).toMatchObject({ data: { data: { email: moved.email } } })
    })

    const owner: Person = { ...ada, uid: 'uid-owner', provider: 'google.com' }
    const ownerArrives = async () => {
      await register(ada, 'ada')
      world().clock.now += 60_000
      const { status } = await world().as(
        owner,
        'POST',
        '/users/social-auth',
        socialBodyOf(owner, 'Ada'),
      )
      expect(status).toBe(200)
    }

    test('goes to a newer verified identity, and the log names both (r46)', async () => {
      await ownerArrives()
      expect((await me(owner)).body).toMatchObject({ data: { data: { email: ada.email } } })
      const rows = await world().db.execute(sql`select uid, email from members order by uid`)
      expect(rows).toMatchObject({
        rows: [
          { uid: ada.uid, email: null },
          { uid: owner.uid, email: ada.email },
        ],
      })
      expect(world().lines.map((text) => JSON.parse(text))).toContainEqual(
        expect.objectContaining({ level: 40, uid: owner.uid, superseded: ada.uid }),
      )
    })

    test('of the older record expires with it after 30 days, unless the member returns', async () => {
      await ownerArrives()
      world().clock.now += 30 * days
      expect(await removeExpired(world())).toMatchObject({ supersededMembers: 0 })
      const moved = { ...ada, email: 'ada@new.example' }
      expect((await me(moved)).body).toMatchObject({
        data: { data: { username: 'ada', email: moved.email } },
      })
      world().clock.now += 1
      expect(await removeExpired(world())).toMatchObject({ supersededMembers: 0 })
      await world().db.execute(sql`update members set superseded_at = '2025-01-01'
                                   where uid = ${ada.uid}`)
      expect(await removeExpired(world())).toMatchObject({ supersededMembers: 1 })
      expect((await me(owner)).status).toBe(200)
    })

    test('of a record from before follows the spelling of its identity', async () => {
      const member = { ...ada, email: 'ada@b\u00fccher.example' }
      await register(member, 'ada')
      await world().db.execute(sql`update members set email = 'ada@xn--bcher-kva.example',
                                   accepted_providers = null`)
      expect((await me(member)).body).toMatchObject({ data: { data: { email: member.email } } })
    })
  })
}
