import { sql } from 'drizzle-orm'
import type { LimitedRoute, Limits } from '../config/limits.ts'
import { asynchronousCommit } from '../database/asynchronous-commit.ts'
import { keyedHash } from '../database/keyed-hash.ts'
import type { DatabaseNow } from '../database/now.ts'
import type { Database } from '../database/open.ts'
import { rateLimits } from '../database/schema.ts'
import { Problem } from './problems.ts'

/** Requests with an equal key are counted together. */
export type LimitKey = { by: 'address' | 'uid' | 'username'; value: string }

/** Counts one request. Rejects with 429 `too-many-requests` and the seconds to wait if the limit is exceeded. */
export type EnforceRateLimit = (route: LimitedRoute, key: LimitKey) => Promise<void>

type RateLimiterOptions = {
  db: Database
  limits: Limits
  /** The secret of the stored hashes. */
  hashKey: string
  databaseNow: DatabaseNow
}

/**
 * Creates rate limits with fixed windows. They are stored in the database, so that they apply across instances.
 * One statement counts and reads, so that concurrent requests cannot exceed the limit. Its commit waits neither
 * for the disk nor for a synchronous standby: a crash may lose the last second of counting.
 */
export const createRateLimiter =
  ({ db, limits, hashKey, databaseNow }: RateLimiterOptions): EnforceRateLimit =>
  async (route, limitKey) => {
    const { requests, seconds } = limits[route]
    const open = sql`${rateLimits.windowEndsAt} > ${databaseNow}`
    const [window] = await db
      .insert(rateLimits)
      .values({
        key: hashOf(hashKey, route, limitKey),
        hits: 1,
        windowEndsAt: sql`${databaseNow} + ${seconds} * interval '1 second'`,
      })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          hits: sql`case when ${open} then ${rateLimits.hits} + 1 else 1 end`,
          windowEndsAt: sql`case when ${open} then ${rateLimits.windowEndsAt} else excluded.window_ends_at end`,
        },
      })
      .returning({
        hits: rateLimits.hits,
        retryAfter: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - ${databaseNow}))::int`,
        asynchronousCommit,
      })
    if (window && window.hits > requests) {
      throw new Problem('too-many-requests', { retryAfter: window.retryAfter })
    }
  }

/** IP addresses are personal data, so only their keyed hash is stored, and only until the window ends. */
const hashOf = (hashKey: string, route: LimitedRoute, { by, value }: LimitKey): string =>
  keyedHash(hashKey, 'rate limit', route, by, value)
