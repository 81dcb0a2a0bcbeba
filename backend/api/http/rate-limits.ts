import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { LimitedCall, Limits } from '../config/limits.ts'
import type { Database } from '../database/open.ts'
import { rateLimits } from '../database/schema.ts'
import { Problem } from './problems.ts'

/** Whose calls are counted together. */
export type Counted = { by: 'address' | 'uid' | 'username'; value: string }

/** Counts one call; rejects with 429 `too-many-requests` and the seconds to wait when it is one too many. */
export type SpendLimit = (call: LimitedCall, counted: Counted) => Promise<void>

/**
 * Fixed windows, kept in the database so that they hold across instances. One statement counts and
 * reads, so that calls at the same moment cannot both be the last that is allowed.
 */
export const rateLimiter =
  (db: Database, limits: Limits, now: () => number): SpendLimit =>
  async (call, counted) => {
    const { calls, seconds } = limits[call]
    const at = new Date(now())
    const open = sql`${rateLimits.windowEndsAt} > ${at.toISOString()}::timestamptz`
    const [window] = await db
      .insert(rateLimits)
      .values({
        key: keyOf(call, counted),
        hits: 1,
        windowEndsAt: new Date(at.getTime() + seconds * 1000),
      })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          hits: sql`case when ${open} then ${rateLimits.hits} + 1 else 1 end`,
          windowEndsAt: sql`case when ${open} then ${rateLimits.windowEndsAt} else excluded.window_ends_at end`,
        },
      })
      .returning()
    if (window && window.hits > calls) {
      const wait = Math.ceil((window.windowEndsAt.getTime() - at.getTime()) / 1000)
      throw new Problem('too-many-requests', { retryAfter: Math.max(1, wait) })
    }
  }

/** Addresses are personal data: only their hash is stored, and only until the window ends. */
const keyOf = (call: LimitedCall, { by, value }: Counted): string =>
  createHash('sha256').update(`${call}\n${by}\n${value}`).digest('base64url')
