import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CleanUpOptions } from '../../../backend/clean-up/clean-up.ts'
import { scheduleCleanUp } from '../../../backend/clean-up/schedule.ts'
import { identities } from '../../../backend/database/schema.ts'
import { createLog } from '../../../backend/log.ts'
import { createMetrics } from '../../../backend/metrics/metrics.ts'
import { countsOfRows, fillWithExpiredRows, removeExpired } from '../support/expired-rows.ts'
import { goodBodies } from '../support/good-bodies.ts'
import { ada, ben, newAda, type Person, registrationOf } from '../support/people.ts'
import { days, hours, pendingTokenFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

export const cleanUpSuite = (world: () => World): void => {
  const register = (person: Person, username: string) =>
    world().as(person, 'POST', '/users/register', registrationOf(person, username))

  const removed = (changes: Partial<CleanUpOptions> = {}) => removeExpired(world(), changes)
  const nothing = {
    ...{ unverifiedMembers: 0, supersededMembers: 0, withdrawals: 0, pendingTokens: 0 },
    ...{ rateLimits: 0, knownPlaces: 0, bugReports: 0, siteReports: 0 },
  }

  describe('the clean-up', () => {
    test('removes a record that was not verified within 7 days, and no verified one', async () => {
      await register(newAda, 'ada')
      await register(ben, 'ben')
      world().clock.now += 7 * days
      expect(await removed()).toMatchObject({ unverifiedMembers: 0 })
      world().clock.now += 1
      expect(await removed()).toMatchObject({ unverifiedMembers: 1 })
      const left = await world().db.execute(sql`select uid from members`)
      expect(left).toMatchObject({ rows: [{ uid: 'uid-ben' }] })
    })

    test('counts the 7 days from the last registration, not from the first', async () => {
      await register(newAda, 'ada')
      world().clock.now += 6 * days
      await register(newAda, 'ada')
      world().clock.now += 7 * days
      expect(await removed()).toMatchObject({ unverifiedMembers: 0 })
      world().clock.now += 1
      expect(await removed()).toMatchObject({ unverifiedMembers: 1 })
    })

    test('counts the 7 days from the use of the pending token', async () => {
      const token = pendingTokenFrom(await register(newAda, 'ada'))
      world().clock.now += 23 * hours
      await world().ask('GET', '/users/me', { token })
      world().clock.now += 7 * days
      expect(await removed()).toMatchObject({ unverifiedMembers: 0 })
    })

    test('does not remove the tombstone of an account that was withdrawn before', async () => {
      await register(newAda, 'ada')
      await world().as(newAda, 'DELETE', '/users/delete-account')
      await world().as(ada, 'DELETE', '/users/delete-account')
      world().clock.now += 400 * days
      expect(await removed()).toMatchObject({ withdrawals: 0 })
      expect((await register(ada, 'ada')).code).toBe('account-deleted')
    })

    test('removes the row of an expired registration from identities', async () => {
      await register(newAda, 'ada')
      await register(ben, 'ben')
      world().clock.now += 7 * days + 1
      await removed()
      expect(await world().db.select({ uid: identities.uid }).from(identities)).toEqual([
        { uid: 'uid-ben' },
      ])
    })

    test('finds no rows of a registration whose username was registered again', async () => {
      await register(newAda, 'ada')
      world().clock.now += 8 * days
      await register({ ...newAda, uid: 'uid-username', email: 'other@example.com' }, 'ada')
      expect(await world().db.select({ uid: identities.uid }).from(identities)).toEqual([
        { uid: 'uid-username' },
      ])
    })

    test('does not remove the row of a deleted account from identities', async () => {
      await register(ada, 'ada')
      await world().as(ada, 'DELETE', '/users/delete-account')
      world().clock.now += 400 * days
      await removed()
      expect(await world().db.$count(identities)).toBe(1)
    })

    test('leaves no tombstone, so that the person can still verify the email and register again', async () => {
      await register(newAda, 'ada')
      world().clock.now += 8 * days
      await removed()
      expect((await world().as(ada, 'GET', '/users/me')).code).toBe('not-registered')
      expect((await register(ada, 'ada')).status).toBe(200)
    })

    test('removes pending tokens after 24 hours and closed windows of rate limits', async () => {
      await register(newAda, 'ada')
      world().clock.now += 24 * hours + 1
      expect(await removed()).toEqual({ ...nothing, pendingTokens: 1, rateLimits: 2 })
      expect(await removed()).toEqual(nothing)
    })

    test('removes a withdrawn registration from identities after a day', async () => {
      await register(newAda, 'ada')
      await world().as(newAda, 'DELETE', '/users/delete-account')
      const issuedAt = world().clock.now
      world().clock.now = issuedAt + days - 1000
      expect(await removed()).toMatchObject({ withdrawals: 0 })
      world().clock.now = issuedAt + days + 1000
      expect(await removed()).toMatchObject({ withdrawals: 1 })
      expect(await world().db.$count(identities)).toBe(0)
    })

    test('removes a place where the member has not signed in for 90 days', async () => {
      await register(ada, 'ada')
      await world().as(ada, 'POST', '/users/login', { email: ada.email, firebaseUid: ada.uid })
      world().clock.now += 90 * days
      expect(await removed()).toMatchObject({ knownPlaces: 0 })
      world().clock.now += 1
      expect(await removed()).toMatchObject({ knownPlaces: 1 })
    })

    test('removes bug reports after the configured number of days', async () => {
      const body = { bugDescription: 'The map is empty.' }
      await world().ask('POST', '/users/report-bug', { body })
      world().clock.now += 90 * days
      expect(await removed({ bugReportDays: 90 })).toMatchObject({ bugReports: 0 })
      world().clock.now += 1
      expect(await removed({ bugReportDays: 90 })).toMatchObject({ bugReports: 1 })
    })

    test('removes reports of failed pages after 30 days', async () => {
      await world().ask('POST', '/reports/site', { body: goodBodies['/reports/site']?.body })
      world().clock.now += 30 * days
      expect(await removed()).toMatchObject({ siteReports: 0 })
      world().clock.now += 1
      expect(await removed()).toMatchObject({ siteReports: 1 })
    })

    test('removes expired rows in batches', async () => {
      await fillWithExpiredRows(world().db, { rows: 25, before: world().clock.now })
      expect(await removed({ batchSize: 10 })).toEqual({
        ...nothing,
        unverifiedMembers: 25,
        supersededMembers: 25,
        pendingTokens: 25,
        rateLimits: 25,
        bugReports: 25,
        siteReports: 25,
      })
      expect(await world().db.$count(identities)).toBe(25)
    })

    test('limits the number of rows', async () => {
      await register(ben, 'ben')
      const history: string[] = []
      for (let week = 0; week < 15; week += 1) {
        const person = { ...newAda, uid: `uid-${week}`, email: `person-${week}@example.com` }
        await register(person, `person-${week}`)
        await world().ask('POST', '/users/report-bug', { body: { bugDescription: 'Broken.' } })
        world().clock.now += 7 * days
        await removed({ bugReportDays: 90 })
        history.push(await countsOfRows(world().db))
      }
      // The registration of the last week, and the reports of the last twelve weeks.
      const expected =
        'members 2, identities 2, pending_tokens 0, rate_limits 0, bug_reports 12, site_reports 0'
      expect(new Set(history.slice(12))).toEqual(new Set([expected]))
    })

    test('removes nothing of many members or reports before an operator confirms it for this day (fault 130)', async () => {
      const fill = (rows: number, after = 0) =>
        fillWithExpiredRows(world().db, { rows, after, before: world().clock.now })
      const guarded = (rows: number) => ({
        ...{ unverifiedMembers: rows, supersededMembers: rows },
        ...{ bugReports: rows, siteReports: rows },
      })
      await fill(100)
      expect(await removed()).toMatchObject(guarded(100))
      await fill(101, 100)
      expect(await removed()).toMatchObject({ ...guarded(0), pendingTokens: 101, rateLimits: 101 })
      expect(await removed({ confirmedOn: '2026-01-14' })).toMatchObject(guarded(0))
      expect(await removed({ confirmedOn: '2026-01-15' })).toMatchObject(guarded(101))
    })

    test('alerts in the log and in the metrics that an operator must confirm it', async () => {
      await fillWithExpiredRows(world().db, { rows: 101, before: world().clock.now })
      const lines: string[] = []
      const log = createLog('error', { write: (line: string) => void lines.push(line) })
      const metrics = createMetrics({ release: 'r-1', instance: 'i-1' })
      const settings = { bugReportDays: 365, cleanUpConfirmedOn: '' }
      await scheduleCleanUp({ db: world().db, log, metrics, ...settings })()
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        ...{ kind: 'clean-up', rows: 'unverifiedMembers', expired: 101, stored: 303 },
        msg: 'clean-up not confirmed',
      })
      expect(await metrics.text()).toContain('clean_up_unconfirmed{kind="unverifiedMembers"} 1')
    })

    test('removes a tenth of the reports without a confirmation', async () => {
      const { db, clock } = world()
      await fillWithExpiredRows(db, { rows: 110, before: clock.now })
      const at = new Date(clock.now).toISOString()
      const insert = (rows: number) =>
        db.execute(
          sql`insert into bug_reports select gen_random_uuid(), null, 'Text', ${at}::timestamptz from generate_series(1, ${rows}::int)`,
        )
      await insert(989)
      expect(await removed()).toMatchObject({ bugReports: 0 })
      await insert(1)
      expect(await removed()).toMatchObject({ bugReports: 110 })
    })

    test('stops between two batches on request', async () => {
      await fillWithExpiredRows(world().db, { rows: 25, before: world().clock.now })
      let batches = 0
      const isStopping = () => {
        batches += 1
        return batches > 2
      }
      expect(await removed({ batchSize: 10, isStopping })).toEqual({
        ...nothing,
        unverifiedMembers: 20,
      })
    })

    test('continues with the other kinds if one fails', async () => {
      await fillWithExpiredRows(world().db, { rows: 1, before: world().clock.now })
      await world().db.execute(sql`alter table pending_tokens rename to pending_tokens_away`)
      const failed: string[] = []
      try {
        const onFailure = (kind: string) => void failed.push(kind)
        expect(await removed({ onFailure })).toMatchObject({ rateLimits: 1, bugReports: 1 })
      } finally {
        await world().db.execute(sql`alter table pending_tokens_away rename to pending_tokens`)
      }
      expect(failed).toEqual(['pendingTokens'])
    })
  })
}
