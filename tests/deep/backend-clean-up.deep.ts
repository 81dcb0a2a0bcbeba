import { expect, test } from 'vitest'
import { cleanUp } from '../../backend/clean-up/clean-up.ts'
import { openDatabase } from '../../backend/database/open.ts'
import { openPostgres } from '../../backend/database/open-postgres.ts'
import { createLog } from '../../backend/log.ts'
import { countsOfRows, fillWithExpiredRows } from '../backend/support/expired-rows.ts'
import { startPostgres } from '../support/postgres.ts'
import { boundsFrom } from './bounds.ts'

const { expiredRows } = boundsFrom(process.env)
const minutes = 60_000
const kinds = 5

test(
  'deletes a backlog of two million expired rows within ten minutes, and no statement takes a second',
  async ({ skip }) => {
    const server = await startPostgres({ durable: true })
    if ('absent' in server) return skip(server.absent)
    try {
      const filling = await openDatabase({ databaseUrl: server.url })
      const now = Date.now()
      const rows = Math.ceil(expiredRows / kinds)
      for (let after = 0; after < rows; after += 2000) {
        await fillWithExpiredRows(filling.db, {
          rows: Math.min(2000, rows - after),
          before: now,
          after,
        })
      }
      await filling.close()
      // The server cancels a statement that takes a second, and the clean-up reports it as a failure.
      const limits = { connection: 5000, statement: 1000, answer: 8000, idleInTransaction: 5000 }
      const { db, close } = await openPostgres(server.url, { log: createLog('silent'), limits })
      const failures: unknown[] = []
      const startedAt = performance.now()
      const results = await cleanUp({
        ...{ db, now, bugReportDays: 365 },
        onFailure: (_, error) => failures.push(error),
      })
      const seconds = (performance.now() - startedAt) / 1000
      console.log(`${rows * kinds} rows in ${seconds.toFixed(0)} s: ${JSON.stringify(results)}`)
      expect(failures).toEqual([])
      expect(await countsOfRows(db)).toBe(
        `members ${rows}, identities ${rows}, pending_tokens 0, rate_limits 0, bug_reports 0, site_reports 0`,
      )
      expect(seconds).toBeLessThan(600)
      await close()
    } finally {
      await server.stop()
    }
  },
  30 * minutes,
)
