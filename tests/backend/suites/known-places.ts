import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Ask } from '../support/ask.ts'
import { ada, ben, grace, newAda, registrationOf, socialBodyOf } from '../support/people.ts'
import { days, pendingTokenFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

const home = '198.51.100.20'
const elsewhere = '192.0.2.99'
const strangerAt = (n: number) => `203.0.${112 + Math.floor(n / 250)}.${(n % 250) + 1}`

export const knownPlacesSuite = (world: () => World): void => {
  let instances: readonly Ask[]
  const instance = (n: number) => instances[n % instances.length] ?? world().ask
  const attempt = (n: number, from: string, password: string) =>
    instance(n)('POST', '/users/resolve-login', { body: { username: 'ada', password }, from })
  const guess = (n: number, from = strangerAt(n)) => attempt(n, from, `guess ${n}`)
  const signIn = async (from: string) =>
    world().ask('POST', '/users/login', {
      token: await world().tokenOf(ada),
      body: { email: ada.email, firebaseUid: ada.uid },
      from,
    })
  const storedPlaces = async () =>
    (await world().db.execute(sql`select * from known_places`)) as unknown as {
      rows: readonly Record<string, unknown>[]
    }

  describe('the limit on attempts for a username', () => {
    beforeEach(async () => {
      instances = [1, 2].map(() => world().instance({ RATE_LIMIT_RESOLVE_LOGIN: '20/300' }))
      await world().as(newAda, 'POST', '/users/register', registrationOf(newAda, 'Ada'))
      world().passwords.set(ada.email, { password: 'right', uid: ada.uid })
    })

    test('never locks out the owner at a known place during 200 guesses from elsewhere (fault 115)', async () => {
      await signIn(home)
      const rejected = { strangers: 0, owner: 0 }
      for (let n = 0; n < 200; n += 1) {
        if ((await guess(n)).status === 429) rejected.strangers += 1
        if (n % 20 === 19 && (await attempt(n, home, 'right')).status !== 200) rejected.owner += 1
      }
      expect(rejected).toEqual({ strangers: 180, owner: 0 })
    })

    test('is shared by all unknown places and all instances, even for concurrent requests', async () => {
      await signIn(home)
      const responses = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(n)))
      expect(responses.filter(({ code }) => code === 'wrong-credentials')).toHaveLength(20)
      expect(responses.filter(({ code }) => code === 'too-many-requests')).toHaveLength(40)
    })

    test('applies to the correct password from an unknown place', async () => {
      await signIn(home)
      for (let n = 0; n < 20; n += 1) await guess(n)
      expect((await attempt(0, elsewhere, 'right')).code).toBe('too-many-requests')
    })

    test('limits a stranger behind the owner’s IP address by that address', async () => {
      await signIn(home)
      const codes: string[] = []
      for (let n = 0; n < 25; n += 1) codes.push((await guess(n, home)).code)
      expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(20)
      expect(codes.slice(20).every((code) => code === 'too-many-requests')).toBe(true)
    })

    test('treats the IPv6 addresses of one household as one place', async () => {
      await signIn('2001:db8:1:2::1')
      for (let n = 0; n < 20; n += 1) await guess(n)
      expect((await attempt(0, '2001:db8:1:2:ffff::9', 'right')).status).toBe(200)
      expect((await attempt(0, '2001:db8:1:3::1', 'right')).status).toBe(429)
    })

    test('recognises a place for 90 days', async () => {
      await signIn(home)
      world().clock.now += 90 * days - 1
      for (let n = 0; n < 20; n += 1) await guess(n)
      expect((await attempt(0, home, 'right')).status).toBe(200)
      world().clock.now += 1
      expect((await attempt(0, home, 'right')).status).toBe(429)
    })

    test('recognises the twenty most recent places of a member', async () => {
      for (let n = 0; n < 25; n += 1) {
        world().clock.now += 1000
        await signIn(strangerAt(n))
      }
      expect((await storedPlaces()).rows).toHaveLength(20)
      for (let n = 100; n < 120; n += 1) await guess(n)
      expect((await attempt(0, strangerAt(4), 'right')).status).toBe(429)
      expect((await attempt(0, strangerAt(5), 'right')).status).toBe(200)
    })

    test('stores no place for an unverified sign-in or a wrong password', async () => {
      const body = registrationOf(newAda, 'Ada')
      const pending = pendingTokenFrom(await world().as(newAda, 'POST', '/users/register', body))
      await world().ask('GET', '/users/me', { token: pending })
      await world().as(newAda, 'POST', '/users/login', { email: ada.email, firebaseUid: ada.uid })
      await guess(1, home)
      expect((await storedPlaces()).rows).toEqual([])
    })

    test.each([
      ['/users/interests', 'POST', ada, { interests: ['Yoga'] }],
      ['/users/social-auth', 'POST', grace, socialBodyOf(grace, 'Grace Hopper')],
    ])('stores a place for %s', async (path, method, person, body) => {
      await world().as(person, method, path, body)
      expect((await storedPlaces()).rows).toMatchObject([{ uid: person.uid }])
    })

    test('stores no IP address, no unkeyed hash, and no value that two members share', async () => {
      await world().as(ben, 'POST', '/users/register', registrationOf(ben, 'ben'))
      await signIn(home)
      await world().ask('POST', '/users/login', {
        token: await world().tokenOf(ben),
        body: { email: ben.email, firebaseUid: ben.uid },
        from: home,
      })
      const { rows } = await storedPlaces()
      const text = JSON.stringify(rows)
      expect(new Set(rows.map(({ place_hash }) => place_hash)).size).toBe(2)
      expect(text).not.toContain(home)
      for (const form of ['hex', 'base64', 'base64url'] as const) {
        expect(text).not.toContain(createHash('sha256').update(home).digest(form))
      }
    })

    test('removes the places of a deleted account', async () => {
      await signIn(home)
      await world().as(ada, 'DELETE', '/users/delete-account')
      expect((await storedPlaces()).rows).toEqual([])
    })
  })
}
