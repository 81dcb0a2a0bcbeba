import { and, count, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { DatabaseNow } from '../database/now.ts'
import type { Transaction } from '../database/open.ts'
import { bugReports, members, siteReports } from '../database/schema.ts'
import { daysBefore, expiryOfSuperseded, expiryOfUnverified } from '../members/expiry.ts'

/** What decides whether a row has expired. */
export type Expiry = {
  now: DatabaseNow
  /** How long a bug report is stored, in days. */
  bugReportDays: number
}

/** The number of expired rows that no operator has confirmed, and of all rows of the table. */
export type Unconfirmed = { expired: number; stored: number }

/**
 * The kinds of rows that no one can write again, with their expired rows. If many have expired at once, the clock of the
 * database may be wrong, so an operator must confirm their removal.
 */
export const guardedRows = {
  unverifiedMembers: {
    table: members,
    expired: ({ now }) =>
      and(isNull(members.verifiedAt), lt(members.seenAt, expiryOfUnverified(now))),
  },
  /** A newer identity has taken their email, and the member has not returned. */
  supersededMembers: {
    table: members,
    expired: ({ now }) => lt(members.supersededAt, expiryOfSuperseded(now)),
  },
  bugReports: {
    table: bugReports,
    expired: ({ now, bugReportDays }) => lt(bugReports.createdAt, daysBefore(now, bugReportDays)),
  },
  siteReports: {
    table: siteReports,
    expired: ({ now }) => lt(siteReports.createdAt, daysBefore(now, siteReportDays)),
  },
} satisfies Record<string, Guarded>

type Guarded = { table: PgTable; expired(expiry: Expiry): SQL | undefined }

const guardedByKind: ReadonlyMap<string, Guarded> = new Map(Object.entries(guardedRows))

/**
 * Counts the expired rows of a kind. Returns null if an operator need not confirm their removal, or has confirmed
 * it for the day of the database (UTC): after a day, and for a database that has another day, it counts no more.
 */
export const unconfirmedRows = async (
  db: Transaction,
  kind: string,
  { confirmedOn, ...expiry }: Expiry & { confirmedOn: string },
): Promise<Unconfirmed | null> => {
  const guarded = guardedByKind.get(kind)
  if (!guarded) return null
  const expired = await db.$count(guarded.table, guarded.expired(expiry))
  if (expired <= minUnconfirmed) return null
  const day = sql<string>`to_char(${expiry.now} at time zone 'utc', 'YYYY-MM-DD')`
  const [table] = await db.select({ stored: count(), day }).from(guarded.table)
  const stored = table?.stored ?? 0
  return expired * minUnconfirmedShare <= stored || table?.day === confirmedOn
    ? null
    : { expired, stored }
}

/** So many rows may always be removed. */
const minUnconfirmed = 100

/** So may a tenth of the rows. */
const minUnconfirmedShare = 10

/** How long a report of a page is stored, in days: as long as a request log. */
const siteReportDays = 30
