import { sql } from 'drizzle-orm'
import { asynchronousCommit } from '../database/asynchronous-commit.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/transact.ts'
import { type Expiry, type Unconfirmed, unconfirmedRows } from './guarded-rows.ts'
import { type BatchResult, type CleanUpKind, cleanUpKinds } from './kinds.ts'

export type CleanUpOptions = Expiry & {
  db: Database
  /** The day for which an operator has confirmed every removal, as `YYYY-MM-DD`; '' if none. */
  confirmedOn: string
  /** Called if one kind fails. The others continue. */
  onFailure: (kind: CleanUpKind, error: unknown) => void
  /** Called before each batch. */
  isStopping?: () => boolean
  /** The maximum number of rows per transaction. */
  batchSize?: number
}

export type CleanUpResult = Partial<Unconfirmed> & {
  removed: number
  /** `elsewhere`: another instance is running the clean-up. `unconfirmed`: an operator must confirm so many rows. */
  outcome: 'complete' | 'elsewhere' | 'stopped' | 'unconfirmed' | 'failed'
  /** The duration of the slowest batch in milliseconds, an upper bound for each of its statements. */
  slowestBatch: number
}

export type CleanUpResults = Readonly<Record<CleanUpKind, CleanUpResult>>

/**
 * Removes expired rows, in transactions of `batchSize` rows: never-verified records after 7 days,
 * records without their email after 30, withdrawals after a day, unused tokens, closed windows of rate limits, places without a sign-in
 * for 90 days, old bug reports, reports of pages after 30 days. Never rejects.
 * Kinds do not depend on each other. Only one instance removes rows at a time.
 */
export const cleanUp = async (options: CleanUpOptions): Promise<CleanUpResults> => ({
  unverifiedMembers: await cleanUpKind('unverifiedMembers', options),
  supersededMembers: await cleanUpKind('supersededMembers', options),
  withdrawals: await cleanUpKind('withdrawals', options),
  pendingTokens: await cleanUpKind('pendingTokens', options),
  rateLimits: await cleanUpKind('rateLimits', options),
  knownPlaces: await cleanUpKind('knownPlaces', options),
  bugReports: await cleanUpKind('bugReports', options),
  siteReports: await cleanUpKind('siteReports', options),
})

const cleanUpKind = async (kind: CleanUpKind, options: CleanUpOptions): Promise<CleanUpResult> => {
  const { onFailure, isStopping = () => false, batchSize = defaultBatchSize } = options
  const result: CleanUpResult = { removed: 0, outcome: 'complete', slowestBatch: 0 }
  try {
    const unconfirmed = await unconfirmedRows(options.db, kind, options)
    if (unconfirmed) return { ...result, ...unconfirmed, outcome: 'unconfirmed' }
    // Each batch starts where the last one ended: while a backup runs, a scan still visits removed rows.
    for (let from = new Date(0); !isStopping(); ) {
      const startedAt = performance.now()
      const batch = await removeBatch(kind, { ...options, from, size: batchSize })
      result.slowestBatch = Math.max(result.slowestBatch, performance.now() - startedAt)
      if (batch === null) return { ...result, outcome: 'elsewhere' }
      result.removed += batch.removed
      if (batch.found < batchSize || batch.last === null) return result
      from = batch.last
    }
    return { ...result, outcome: 'stopped' }
  } catch (error) {
    onFailure(kind, error)
    return { ...result, outcome: 'failed' }
  }
}

/**
 * Returns null if another instance holds the lock. The lock ends with the transaction, so a pooler cannot leak it.
 * The commit waits neither for the disk nor for a standby: rows that reappear after a crash are still expired.
 */
const removeBatch = (
  kind: CleanUpKind,
  { db, now, bugReportDays, from, size }: CleanUpOptions & { from: Date; size: number },
): Promise<BatchResult | null> =>
  transact(db, async (tx) => {
    const [lock] = await tx
      .select({
        taken: sql<boolean>`pg_try_advisory_xact_lock(${cleanUpLock})`,
        asynchronousCommit,
      })
      .from(sql`(values (1)) as one`)
    return lock?.taken ? cleanUpKinds[kind](tx, { now, from, size, bugReportDays }) : null
  })

/** Tens of milliseconds per statement on two cores, even while members use the database. */
const defaultBatchSize = 500

const cleanUpLock = 7_388_201_995
