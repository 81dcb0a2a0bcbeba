import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** A place as it is stored (specification, section 3, "Location object"). */
export type StoredPlace = {
  type: 'Point'
  coordinates: [longitude: number, latitude: number]
  address: string
  city: string
}

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * One row for every uid that ever had a record. Transactions that create or delete a record
 * lock this row first, so that a late registration cannot slip past a deletion.
 * `deletedAt` makes it a tombstone; tombstones stay, since an identity whose own deletion
 * failed keeps refreshing its tokens.
 */
export const identities = pgTable('identities', {
  uid: text().primaryKey(),
  deletedAt: moment(),
})

/** Member records (specification, section 3, "User record from the backend"). */
export const members = pgTable(
  'members',
  {
    uid: text()
      .primaryKey()
      .references(() => identities.uid),
    id: uuid().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    username: text().notNull(),
    /** The address that the identity service holds, in lower case; null where it holds none. */
    email: text(),
    /** Typed by a member whose identity has no address; proves nothing, so it need not be unique. */
    contactEmail: text(),
    /** E.164 where it parses, else as typed; '' when there is none. */
    phone: text().notNull(),
    dateOfBirth: date({ mode: 'string' }),
    location: jsonb().$type<StoredPlace>(),
    profileImage: text().notNull(),
    interests: text().array().notNull().default(sql`'{}'::text[]`),
    events: jsonb().$type<unknown[]>().notNull().default([]),
    friends: jsonb().$type<unknown[]>().notNull().default([]),
    /** When a token with a verified address first arrived; null until then. */
    verifiedAt: moment(),
    /** Issue time of the newest token that claimed this record; decides who is stale when two uids hold one address. */
    identitySeenAt: moment().notNull(),
    createdAt: moment().notNull(),
    /** Last registration or pending-token call; a never-verified record expires after it. */
    seenAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('members_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('members_email_key').on(table.email),
    index('members_unverified_seen_at').on(table.seenAt).where(sql`${table.verifiedAt} is null`),
  ],
)

/** The token that register answers with: one per record, stored as a SHA-256 hash. */
export const pendingTokens = pgTable('pending_tokens', {
  uid: text()
    .primaryKey()
    .references(() => members.uid, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  expiresAt: moment().notNull(),
})

/** What members reported; it outlives the account, without its author. */
export const bugReports = pgTable(
  'bug_reports',
  {
    id: uuid().primaryKey(),
    uid: text().references(() => members.uid, { onDelete: 'set null' }),
    description: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('bug_reports_uid').on(table.uid)],
)

/** Fixed windows of the rate limits; `key` is a hash, so that no address is stored. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  windowEndsAt: moment().notNull(),
})
