import { and, isNull, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from './database/open.ts'
import { members, rateLimits } from './database/schema.ts'
import { describeError } from './http/describe-error.ts'
import { expiryOfUnverified } from './members/expiry.ts'
import { removeExpiredPendingTokens } from './members/pending-token.ts'

/** How many rows of each kind a sweep removed. */
export type Swept = { unverifiedMembers: number; pendingTokens: number; rateLimits: number }

/** Removes what has expired: never-verified records after 7 days, unused tokens, closed windows. */
export const sweep = async (db: Database, now: number): Promise<Swept> => {
  const expired = await db
    .delete(members)
    .where(and(isNull(members.verifiedAt), lt(members.seenAt, expiryOfUnverified(now))))
    .returning({ uid: members.uid })
  const windows = await db
    .delete(rateLimits)
    .where(lt(rateLimits.windowEndsAt, new Date(now)))
    .returning({ key: rateLimits.key })
  return {
    unverifiedMembers: expired.length,
    pendingTokens: await removeExpiredPendingTokens(db, now),
    rateLimits: windows.length,
  }
}

/** Sweeps now and every hour; every instance may do so. Returns the way to stop. */
export const startSweeping = ({
  db,
  log,
  now = Date.now,
}: {
  db: Database
  log: Logger
  now?: () => number
}): (() => void) => {
  const run = async () => {
    try {
      log.info(await sweep(db, now()), 'swept')
    } catch (error) {
      log.error(describeError(error), 'sweep failed')
    }
  }
  void run()
  const timer = setInterval(run, hour)
  timer.unref()
  return () => clearInterval(timer)
}

const hour = 60 * 60 * 1000
