import { getTableName, sql } from 'drizzle-orm'
import { type CleanUpOptions, cleanUp } from '../../../backend/clean-up/clean-up.ts'
import type { Database } from '../../../backend/database/open.ts'
import {
  bugReports,
  identities,
  members,
  pendingTokens,
  rateLimits,
  siteReports,
} from '../../../backend/database/schema.ts'
import { days } from './values.ts'
import type { World } from './world.ts'

/** Runs the clean-up at the time of the database and returns how many rows of each kind it removed. Throws if a kind fails. */
export const removeExpired = async (
  { db, databaseNow }: Pick<World, 'db' | 'databaseNow'>,
  changes: Partial<CleanUpOptions> = {},
): Promise<Record<string, number>> => {
  const failures: unknown[] = []
  const results = await cleanUp({
    db,
    now: databaseNow,
    bugReportDays: 365,
    confirmedOn: '',
    onFailure: (_, error) => failures.push(error),
    ...changes,
  })
  if (failures.length > 0) throw new AggregateError(failures, 'The clean-up failed.')
  return Object.fromEntries(Object.entries(results).map(([kind, { removed }]) => [kind, removed]))
}

/** Returns the number of rows of each table. */
export const countsOfRows = async (db: Database): Promise<string> => {
  const tables = { members, identities, pendingTokens, rateLimits, bugReports, siteReports }
  const counts: string[] = []
  for (const table of Object.values(tables)) {
    counts.push(`${getTableName(table)} ${await db.$count(table)}`)
  }
  return counts.join(', ')
}

/**
 * Inserts this many rows of every kind, which expired more than a year before the given time. The tokens belong
 * to verified members, because an unverified member's token is deleted with the record. `after` is the number of
 * existing rows.
 */
export const fillWithExpiredRows = async (
  db: Database,
  { rows, before, after = 0 }: { rows: number; before: number; after?: number },
): Promise<void> => {
  const longAgo = new Date(before - 400 * days).toISOString()
  const at = sql`${longAgo}::timestamptz - n * interval '1 second'`
  const numbers = sql`generate_series(${after + 1}::int, ${after + rows}::int) as n`
  const never = sql`null::timestamptz`
  for (const [name, verifiedAt, supersededAt] of [
    ['unverified', never, never],
    ['superseded', at, at],
    ['verified', at, never],
  ] as const) {
    const uid = sql`${name}::text || '-' || n`
    await db.execute(sql`insert into identities (uid) select ${uid} from ${numbers}`)
    await db.execute(sql`
      insert into members (uid, id, first_name, last_name, username, email, phone, profile_image,
                           identity_seen_at, created_at, seen_at, verified_at, superseded_at)
      select ${uid}, gen_random_uuid(), 'A', 'B', ${uid}, ${uid} || '@example.com', '', '',
             ${at}, ${at}, ${at}, ${verifiedAt}, ${supersededAt} from ${numbers}`)
  }
  await db.execute(
    sql`insert into pending_tokens select 'verified-' || n, 'hash-' || n, ${at} from ${numbers}`,
  )
  await db.execute(sql`insert into rate_limits select 'key-' || n, 1, ${at} from ${numbers}`)
  await db.execute(
    sql`insert into bug_reports select gen_random_uuid(), null, 'Text', ${at} from ${numbers}`,
  )
  await db.execute(
    sql`insert into site_reports select gen_random_uuid(), 'error page', '{}', ${at} from ${numbers}`,
  )
}
