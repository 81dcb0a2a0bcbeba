import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createRateLimiter } from '../../../backend/http/rate-limits.ts'
import type { Ask } from '../support/ask.ts'
import { ada, ben, grace, registrationOf, socialBodyOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const rateLimitsSuite = (world: () => World): void => {
  const report = (api: Ask, sent: { from?: string; headers?: Record<string, string> } = {}) =>
    api('POST', '/users/report-bug', { body: { bugDescription: 'x' }, ...sent })
  const statuses = async (api: Ask, froms: readonly string[]) => {
    const found: number[] = []
    for (const from of froms) found.push((await report(api, { from })).status)
    return found
  }

  describe('rate limits', () => {
    test('reject the first request over the limit, with the time to wait', async () => {
      const api = world().instance({ RATE_LIMIT_REPORT: '2/600' })
      expect((await report(api)).status).toBe(200)
      world().clock.now += 90_500
      expect((await report(api)).status).toBe(200)
      const third = await report(api)
      expect([third.status, third.code]).toEqual([429, 'too-many-requests'])
      expect(third.headers.get('retry-after')).toBe('510')
    })

    test('end with the window, not a millisecond before', async () => {
      const api = world().instance({ RATE_LIMIT_REPORT: '1/600' })
      await report(api)
      world().clock.now += 600_000 - 1
      const early = await report(api)
      expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1'])
      world().clock.now += 1
      expect((await report(api)).status).toBe(200)
    })

    test('apply across instances, even for concurrent requests', async () => {
      const instances = [1, 2].map(() => world().instance({ RATE_LIMIT_REPORT: '5/600' }))
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, n) => report(instances[n % 2] ?? world().ask)),
      )
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(15)
    })

    test('count each IP address separately', async () => {
      const api = world().instance({ RATE_LIMIT_REPORT: '1/600' })
      const froms = ['203.0.113.1', '203.0.113.2', '203.0.113.1', '::ffff:203.0.113.2']
      expect(await statuses(api, froms)).toEqual([200, 200, 429, 429])
    })

    test('count the IPv6 addresses of one household together', async () => {
      const api = world().instance({ RATE_LIMIT_REPORT: '1/600' })
      const froms = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']
      expect(await statuses(api, froms)).toEqual([200, 429, 200])
    })

    test('only use the entries of X-Forwarded-For that our own proxies appended', async () => {
      const claimed = { 'x-forwarded-for': '192.0.2.66, 203.0.113.5' }
      const other = { 'x-forwarded-for': '192.0.2.77, 203.0.113.5' }
      const behindOne = world().instance({ RATE_LIMIT_REPORT: '1/600', TRUST_PROXY: '1' })
      expect((await report(behindOne, { headers: claimed })).status).toBe(200)
      expect((await report(behindOne, { headers: other })).status).toBe(429)
      const behindNone = world().instance({ RATE_LIMIT_REPORT: '1/600' })
      expect((await report(behindNone, { headers: claimed })).status).toBe(200)
      expect(
        (await report(behindNone, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status,
      ).toBe(429)
    })

    test.each([
      ['RATE_LIMIT_REGISTER', '/users/register', registrationOf(ben, 'ben'), ben],
      ['RATE_LIMIT_LOGIN', '/users/social-auth', socialBodyOf(grace, 'Grace'), grace],
      ['RATE_LIMIT_LOGIN', '/users/login', { email: ada.email, firebaseUid: ada.uid }, ada],
      ['RATE_LIMIT_REPORT', '/users/report-bug', { bugDescription: 'x' }, ada],
    ])('%s limits %s per member, from any IP address', async (setting, path, body, person) => {
      await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
      const api = world().instance({ [setting]: '2/600' })
      const send = async (n: number) =>
        api('POST', path, { token: await world().tokenOf(person), body, from: `203.0.113.${n}` })
      expect([(await send(1)).status, (await send(2)).status]).toEqual([200, 200])
      expect((await send(3)).status).toBe(429)
    })

    test('count requests without a valid token by IP address', async () => {
      const api = world().instance({ RATE_LIMIT_REGISTER: '2/600' })
      const send = () => api('POST', '/users/register', { token: 'x.y.z', body: {} })
      expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([
        401, 401, 429,
      ])
    })

    test('count every route, and a uid and an equal username, separately', async () => {
      const once = { requests: 1, seconds: 600 }
      const limits = {
        ...{ register: once, login: once, 'resolve-login': once },
        ...{ 'report-bug': once, 'web-vitals': once, 'site-reports': once },
      }
      const enforce = createRateLimiter({
        ...{ db: world().db, limits, hashKey: 'a key' },
        databaseNow: world().databaseNow,
      })
      await enforce('login', { by: 'uid', value: 'maya' })
      await enforce('login', { by: 'username', value: 'maya' })
      await enforce('register', { by: 'uid', value: 'maya' })
      await expect(enforce('login', { by: 'uid', value: 'maya' })).rejects.toThrow()
    })

    test('store only hashes with HASH_KEY, which no one can compute from an IP address without it', async () => {
      const from = '203.0.113.1'
      const storedKeys = async (changes: Record<string, string>) => {
        await world().db.execute(sql`truncate rate_limits`)
        await report(world().instance(changes), { from })
        const { rows } = (await world().db.execute(
          sql`select key from rate_limits`,
        )) as unknown as {
          rows: readonly { key: string }[]
        }
        return rows.map(({ key }) => key)
      }
      const keys = await storedKeys({})
      expect(keys).toHaveLength(1)
      expect(await storedKeys({ FIREBASE_API_KEY: 'another-api-key' })).toEqual(keys)
      expect(await storedKeys({ HASH_KEY: 'another hash key with 32 characters' })).not.toEqual(
        keys,
      )
      const unkeyed = createHash('sha256').update(`report-bug\naddress\n${from}`)
      expect(keys).not.toContain(unkeyed.digest('base64url'))
    })

    test('do not limit reading one’s own record', async () => {
      await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
      const api = world().instance({ RATE_LIMIT_LOGIN: '1/600', RATE_LIMIT_REGISTER: '1/600' })
      const token = await world().tokenOf(ada)
      for (let n = 0; n < 5; n += 1) {
        expect((await api('GET', '/users/me', { token })).status).toBe(200)
      }
    })
  })
}
