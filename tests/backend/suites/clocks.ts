import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Ask } from '../support/ask.ts'
import { goodBodies } from '../support/good-bodies.ts'
import { ada, grace, newAda, type Person, registrationOf, socialBodyOf } from '../support/people.ts'
import { days, hours, pendingTokenFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

const seconds = 1000
const table = z.object({ rows: z.array(z.object({ at: z.coerce.date() })) })

/** Every stored time, except those of tokens. */
const storedTimes = async ({ db }: World): Promise<number[]> => {
  const columns = {
    identities: ['deleted_at'],
    members: ['verified_at', 'created_at', 'seen_at'],
    pending_tokens: ['expires_at'],
    known_places: ['seen_at'],
    bug_reports: ['created_at'],
    site_reports: ['created_at'],
    rate_limits: ['window_ends_at'],
  }
  const statements = Object.entries(columns).flatMap(([name, times]) =>
    times.map((time) => `select ${time} as at from ${name} where ${time} is not null`),
  )
  const { rows } = table.parse(await db.execute(sql.raw(statements.join(' union all '))))
  return rows.map(({ at }) => at.getTime())
}

export const clocksSuite = (world: () => World): void => {
  describe.each([
    ['400 days ahead', 400 * days],
    ['8 days ahead', 8 * days],
    ['20 seconds slow', -20 * seconds],
  ])('an instance whose clock is %s', (_, ahead) => {
    let wrong: Ask
    beforeEach(() => {
      wrong = world().instance({ RATE_LIMIT_REPORT: '1/600' }, world().db, ahead)
    })
    /** With a token that the wrong clock accepts. */
    const as = async (person: Person, method: string, path: string, body?: unknown) => {
      const exp = (world().clock.now + 500 * days) / 1000
      return wrong(method, path, { token: await world().tokenOf(person, { exp }), body })
    }

    test('stores the time of the database only', async () => {
      await as(newAda, 'POST', '/users/register', registrationOf(newAda, 'ada'))
      await as(ada, 'GET', '/users/me')
      for (const [path, { person, body }] of Object.entries(goodBodies))
        await (person ? as(person, 'POST', path, body) : wrong('POST', path, { body }))
      await as(grace, 'POST', '/users/social-auth', socialBodyOf(grace, 'Grace'))
      await as(grace, 'DELETE', '/users/delete-account')
      const after = (await storedTimes(world())).map((at) => at - world().clock.now)
      // Windows of rate limits and pending tokens end later.
      expect(new Set(after)).toEqual(new Set([0, 60 * seconds, 600 * seconds, 24 * hours]))
    })

    test('judges a date of birth by the day of the database', async () => {
      const born = async (dateOfBirth: string) =>
        (await as(ada, 'PUT', '/users/update', { dateOfBirth })).status
      await as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
      expect([await born('2026-01-15'), await born('2026-01-14')]).toEqual([400, 200])
    })

    test('and a right one answer 429 with the same time to wait', async () => {
      const right = world().instance({ RATE_LIMIT_REPORT: '1/600' })
      const report = (api: Ask) =>
        api('POST', '/users/report-bug', { body: { bugDescription: 'It froze.' } })
      expect((await report(wrong)).status).toBe(200)
      world().clock.now += 90 * seconds
      for (const api of [right, wrong])
        expect((await report(api)).headers.get('retry-after')).toBe('510')
    })

    test('accepts a pending token and a recent sign-in as a right one does, and keeps an unverified record', async () => {
      const token = pendingTokenFrom(
        await world().as(newAda, 'POST', '/users/register', registrationOf(newAda, 'ada')),
      )
      world().clock.now += 23 * hours
      expect((await wrong('GET', '/users/me', { token })).status).toBe(200)
      const other = { ...newAda, uid: 'uid-other', email: 'other@example.com' }
      const taken = await as(other, 'POST', '/users/register', registrationOf(other, 'ada'))
      expect(taken.code).toBe('username-taken')
      expect((await as(ada, 'DELETE', '/users/delete-account')).status).toBe(200)
    })
  })
}
