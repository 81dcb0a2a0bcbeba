import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkedProviders } from '../support/linked-providers.ts'
import { ada } from '../support/people.ts'
import { byGoogle } from '../support/prepared-account.ts'
import { hours, userFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

/** What a provider ends that signs in to an identity which a password had used. */
export const claimsSuite = (world: () => World): void => {
  const {
    register,
    login,
    socialAuth,
    expectNoTrace,
    byApple,
    linked,
    own,
    password,
    account,
    passwordSet,
    expectRefused,
    answersTo,
  } = linkedProviders(world)

  beforeEach(() => world().db.execute(sql`delete from bug_reports`))

  describe('a claim', () => {
    const claim = async () => {
      await register()
      const early = await world().tokenOf({ ...byGoogle })
      world().clock.now += 60_000
      account(own)
      return { early, answer: await socialAuth(byGoogle) }
    }

    test('ends every sign-in before it, and says so once', async () => {
      const { early, answer } = await claim()
      expect(answer.body).toMatchObject({ data: { notice: 'earlier-sign-up-discarded' } })
      const answers = await answersTo(byGoogle, early)
      expect(new Set(Object.values(answers))).toEqual(new Set(['401 invalid-token']))
      expect((await socialAuth(byGoogle)).body).toMatchObject({ data: { notice: null } })
    })

    test('accepts other tokens of the same second', async () => {
      await claim()
      const seconds = Math.floor(world().clock.now / 1000)
      const token = await world().tokenOf(byGoogle, { auth_time: seconds, iat: seconds + 1 })
      expect((await world().ask('GET', '/users/me', { token })).status).toBe(200)
    })

    test('by a changed password says so at login, and ends earlier sign-ins', async () => {
      await register()
      const early = await world().tokenOf(ada)
      world().clock.now += 60_000
      world().changedPasswords.add(ada.uid)
      expect((await login(ada)).body).toMatchObject({
        data: { notice: 'earlier-sign-up-discarded' },
      })
      expect((await world().ask('GET', '/users/me', { token: early })).code).toBe('invalid-token')
      expect((await login(ada)).body).toMatchObject({ data: { notice: null } })
    })

    test('is announced at the first sign-in, even if another request came first', async () => {
      await register()
      account(own)
      expect((await world().as(byGoogle, 'GET', '/users/me')).status).toBe(200)
      const notices = await Promise.all([socialAuth(byGoogle), socialAuth(byGoogle)])
      const said = notices.filter(({ body }) => JSON.stringify(body).includes('discarded'))
      expect(said).toHaveLength(1)
    })

    test('does not accept a surviving password, but one that the owner sets later', async () => {
      await register()
      account(own, password)
      await socialAuth(byGoogle)
      await expectRefused(ada)
      world().clock.now += hours
      passwordSet(own, password)
      expect((await login(ada)).body).toMatchObject({ data: { notice: null } })
      expect((await socialAuth(byGoogle)).body).toMatchObject({
        data: { notice: 'password-also-opens' },
      })
      expect((await socialAuth(byGoogle)).body).toMatchObject({ data: { notice: null } })
    })

    test('accepts the password of a reset email at once (r45)', async () => {
      const { answer } = await claim()
      expect(answer.body).toMatchObject({ data: { notice: 'earlier-sign-up-discarded' } })
      world().clock.now += 18_000
      // The service unlinks every provider at a reset.
      passwordSet(password)
      expect((await login(ada)).status).toBe(200)
      account(own, password)
      expect((await socialAuth(byGoogle)).body).toMatchObject({
        data: { notice: 'password-also-opens' },
      })
    })

    test('beside another person’s account offers no reset, because no later password opens the record', async () => {
      await register()
      account(own, linked('apple.com', 'mallory@icloud.test'))
      expect((await socialAuth(byGoogle)).body).toMatchObject({ data: { notice: null } })
    })

    test('is not undone by a password whose lookup was answered late', async () => {
      await register()
      account(password)
      let resolve = () => {}
      const promise = new Promise<void>((done) => {
        resolve = done
      })
      world().onLookup.wait = () => promise
      const late = world().as(ada, 'GET', '/users/me')
      const lateDeletion = world().as(ada, 'DELETE', '/users/delete-account')
      await expect.poll(() => world().lookups).toHaveLength(2)
      world().onLookup.wait = async () => {}
      account(own, password)
      world().clock.now += 60_000
      await socialAuth(byGoogle)
      resolve()
      expect([(await late).code, (await lateDeletion).code]).toEqual([
        'invalid-token',
        'invalid-token',
      ])
      expect((await world().as(byGoogle, 'GET', '/users/me')).status).toBe(200)
      await expectNoTrace()
    })
  })

  describe('a record that a password had verified', () => {
    test('accepts the owner’s Google account, refuses no one, and says so once', async () => {
      await register()
      await login(ada)
      account(password, own)
      const answer = await socialAuth(byGoogle)
      expect(userFrom(answer)).toMatchObject({ username: 'mallory' })
      expect(answer.body).toMatchObject({ data: { notice: 'password-also-opens' } })
      expect((await login(ada)).status).toBe(200)
      expect((await socialAuth(byGoogle)).body).toMatchObject({ data: { notice: null } })
    })

    test('accepts two providers whose first requests come at the same time', async () => {
      await register()
      await login(ada)
      account(password, own, linked('apple.com', ada.email))
      let resolve = () => {}
      const bothLookedUp = new Promise<void>((done) => {
        resolve = done
      })
      world().onLookup.wait = () => bothLookedUp
      const first = [byGoogle, byApple].map((person) => world().as(person, 'GET', '/users/me'))
      await expect.poll(() => world().lookups).toHaveLength(3)
      resolve()
      await Promise.all(first)
      for (const person of [byGoogle, byApple]) {
        expect((await world().as(person, 'GET', '/users/me')).status).toBe(200)
      }
      expect(world().lookups).toHaveLength(3)
    })

    test('is looked up once for each provider', async () => {
      await register()
      await login(ada)
      await login(ada)
      await socialAuth(byGoogle)
      await socialAuth(byGoogle)
      expect(world().lookups).toEqual([ada.uid, ada.uid])
    })
  })
}
