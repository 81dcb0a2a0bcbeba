import {
  and,
  type ColumnBaseConfig,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  notExists,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/open.ts'
import {
  bugReports,
  identities,
  knownPlaces,
  members,
  pendingTokens,
  rateLimits,
  siteReports,
} from '../database/schema.ts'
import { daysBefore, expiryOfPlaces } from '../members/expiry.ts'
import { type Expiry, guardedRows } from './guarded-rows.ts'

/** The rows of a batch: those that expired since `from`, oldest first, at most `size`. */
export type Batch = Expiry & { from: Date; size: number }

/** The result of a batch. Rows that another transaction has locked are not found. */
export type BatchResult = {
  found: number
  removed: number
  /** Where the next batch starts; null if nothing was found. */
  last: Date | null
}

/** Removes one batch of expired rows. */
export type RemoveBatch = (tx: Transaction, batch: Batch) => Promise<BatchResult>

/** Records that have expired, with their rows in `identities`, so that a later sign-up starts from scratch. */
const membersOf =
  (kind: 'unverifiedMembers' | 'supersededMembers', at: DateColumn): RemoveBatch =>
  async (tx, { from, size, ...expiry }) => {
    const expired = guardedRows[kind].expired(expiry)
    const found = await tx
      .select({ key: identities.uid, at })
      .from(members)
      .innerJoin(identities, eq(identities.uid, members.uid))
      .where(and(expired, gte(at, from)))
      .orderBy(at)
      .limit(size)
      .for('update', { of: identities, skipLocked: true })
    const keys = found.map(({ key }) => key)
    // Repeat the condition: a member may have returned between the query and the lock.
    const deleted = await tx
      .delete(members)
      .where(and(inArray(members.uid, keys), expired))
      .returning({ key: members.uid })
    const removed = deleted.map(({ key }) => key)
    await tx
      .delete(identities)
      .where(and(inArray(identities.uid, removed), isNull(identities.deletedAt)))
    return { found: found.length, removed: removed.length, last: found.at(-1)?.at ?? null }
  }

/** Withdrawn registrations. After a day every token that could repeat the registration has expired. */
const withdrawals: RemoveBatch = async (tx, { now, from, size }) => {
  const withoutMember = notExists(
    tx.select({ uid: members.uid }).from(members).where(eq(members.uid, identities.uid)),
  )
  const found = await tx
    .select({ uid: identities.uid, at: identities.withdrawnAt })
    .from(identities)
    .where(
      and(
        lt(identities.withdrawnAt, daysBefore(now, 1)),
        gte(identities.withdrawnAt, from),
        isNull(identities.deletedAt),
        withoutMember,
      ),
    )
    .orderBy(identities.withdrawnAt)
    .limit(size)
    .for('update', { skipLocked: true })
  const uids = found.map(({ uid }) => uid)
  // Repeat the condition: a registration may have been created between the query and the lock.
  const deleted = await tx
    .delete(identities)
    .where(and(inArray(identities.uid, uids), withoutMember))
    .returning({ uid: identities.uid })
  return { found: found.length, removed: deleted.length, last: found.at(-1)?.at ?? null }
}

/** Places where the member has not signed in for 90 days. */
const unusedPlaces: RemoveBatch = async (tx, { now, from, size }) => {
  const unused = lt(knownPlaces.seenAt, expiryOfPlaces(now))
  const found = await tx
    .select({ uid: knownPlaces.uid, placeHash: knownPlaces.placeHash, at: knownPlaces.seenAt })
    .from(knownPlaces)
    .where(and(unused, gte(knownPlaces.seenAt, from)))
    .orderBy(knownPlaces.seenAt)
    .limit(size)
    .for('update', { skipLocked: true })
  const uids = found.map(({ uid }) => uid)
  const hashes = found.map(({ placeHash }) => placeHash)
  const deleted = await tx
    .delete(knownPlaces)
    .where(and(inArray(knownPlaces.uid, uids), inArray(knownPlaces.placeHash, hashes), unused))
    .returning({ uid: knownPlaces.uid })
  return { found: found.length, removed: deleted.length, last: found.at(-1)?.at ?? null }
}

const rowsOf = (
  table: PgTable,
  {
    key,
    at,
    expired,
  }: { key: PgColumn; at: DateColumn; expired: (expiry: Expiry) => SQL | undefined },
): RemoveBatch => {
  return async (tx, batch) => {
    const found = await tx
      .select({ key, at })
      .from(table)
      .where(and(expired(batch), gte(at, batch.from)))
      .orderBy(at)
      .limit(batch.size)
      .for('update', { skipLocked: true })
    const keys = found.map((row) => row.key)
    await tx.delete(table).where(inArray(key, keys))
    return { found: found.length, removed: found.length, last: found.at(-1)?.at ?? null }
  }
}

type DateColumn = PgColumn<ColumnBaseConfig<'date', string> & { data: Date }>

/** Every kind that expires, in the order of the clean-up. */
export const cleanUpKinds = {
  unverifiedMembers: membersOf('unverifiedMembers', members.seenAt),
  supersededMembers: membersOf('supersededMembers', members.supersededAt),
  withdrawals,
  pendingTokens: rowsOf(pendingTokens, {
    key: pendingTokens.uid,
    at: pendingTokens.expiresAt,
    expired: ({ now }) => lt(pendingTokens.expiresAt, now),
  }),
  rateLimits: rowsOf(rateLimits, {
    key: rateLimits.key,
    at: rateLimits.windowEndsAt,
    expired: ({ now }) => lt(rateLimits.windowEndsAt, now),
  }),
  knownPlaces: unusedPlaces,
  bugReports: rowsOf(bugReports, {
    key: bugReports.id,
    at: bugReports.createdAt,
    expired: guardedRows.bugReports.expired,
  }),
  siteReports: rowsOf(siteReports, {
    key: siteReports.id,
    at: siteReports.createdAt,
    expired: guardedRows.siteReports.expired,
  }),
} satisfies Record<string, RemoveBatch>

/** A kind of row that expires, as logs and metrics name it. */
export type CleanUpKind = keyof typeof cleanUpKinds
