import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cleanUp } from '../../backend/clean-up/clean-up.ts'
import { databaseNow } from '../../backend/database/now.ts'
import { openDatabase } from '../../backend/database/open.ts'
import { countsOfRows, fillWithExpiredRows } from './support/expired-rows.ts'
import { createDatabase } from './support/test-database.ts'

/** A database with expired rows and two connections, like two instances. */
const withExpiredRows = async (server: string) => {
  const { url, drop } = await createDatabase(server)
  const { db, close } = await openDatabase({ databaseUrl: url })
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  onTestFinished(async () => {
    await other.end()
    await close()
    await drop()
  })
  const before = Date.UTC(2026, 0, 15, 12)
  await fillWithExpiredRows(db, { rows: 25, before })
  const failures: unknown[] = []
  const run = () =>
    cleanUp({
      ...{ db, now: databaseNow, bugReportDays: 365, confirmedOn: '', batchSize: 10 },
      onFailure: (_, error) => failures.push(error),
    })
  return { db, other, run, failures }
}

const server = process.env.TEST_DATABASE_URL ?? ''

describe('the clean-up', () => {
  test('skips while another instance runs it, and removes the rows afterwards', async () => {
    const { db, other, run, failures } = await withExpiredRows(server)
    await other.query('begin; select pg_advisory_xact_lock(7388201995)')
    const outcomes = Object.values(await run()).map(({ outcome }) => outcome)
    expect(new Set(outcomes)).toEqual(new Set(['elsewhere']))
    await other.query('commit')
    expect(await run()).toMatchObject({
      unverifiedMembers: { removed: 25, outcome: 'complete' },
      supersededMembers: { removed: 25, outcome: 'complete' },
      pendingTokens: { removed: 25, outcome: 'complete' },
      rateLimits: { removed: 25, outcome: 'complete' },
      bugReports: { removed: 25, outcome: 'complete' },
      siteReports: { removed: 25, outcome: 'complete' },
    })
    expect(await countsOfRows(db)).toBe(
      'members 25, identities 25, pending_tokens 0, rate_limits 0, bug_reports 0, site_reports 0',
    )
    expect(failures).toEqual([])
  })

  test('skips rows that a request has locked', async () => {
    const { other, run } = await withExpiredRows(server)
    await other.query(`begin; select from rate_limits where key = 'key-7' for update`)
    await other.query(`select from identities where uid = 'unverified-7' for update`)
    expect(await run()).toMatchObject({
      unverifiedMembers: { removed: 24 },
      rateLimits: { removed: 24 },
    })
    await other.query('rollback')
  })
})
