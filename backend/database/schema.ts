import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SiteReport } from '../fields/site-report.ts'

/** A stored place (specification, section 3, "Location object"). */
export type StoredPlace = {
  type: 'Point'
  coordinates: [longitude: number, latitude: number]
  address: string
  city: string
}

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * One row for every uid that ever had a record, or another person's account. Transactions that create or delete a record lock this row
 * first, so that a registration and a deletion of the same uid cannot overlap.
 * `deletedAt` makes it a tombstone. Tombstones are permanent, because an identity whose own deletion failed
 * keeps refreshing its tokens. `withdrawnAt` is the issue time of the newest token that withdrew a registration
 * without a verified email. Unverified tokens issued until then cannot register, until a verified sign-in clears it.
 */
export const identities = pgTable(
  'identities',
  {
    uid: text().primaryKey(),
    deletedAt: moment(),
    withdrawnAt: moment(),
    /** The API has seen another person's account linked to the identity. No password that is set later opens the record. */
    hadForeignAccount: boolean().notNull().default(false),
  },
  (table) => [
    index('identities_withdrawn_at')
      .on(table.withdrawnAt)
      .where(sql`${table.withdrawnAt} is not null`),
  ],
)

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
    /** The email of the identity, in its lower case; null if it has none, or if a newer identity has taken it. */
    email: text(),
    /** Typed by a member whose identity has no email. It is not verified, so it need not be unique. */
    contactEmail: text(),
    /** E.164 if it parses, else as typed; '' if there is none. */
    phone: text().notNull(),
    dateOfBirth: date({ mode: 'string' }),
    location: jsonb().$type<StoredPlace>(),
    profileImage: text().notNull(),
    interests: text().array().notNull().default(sql`'{}'::text[]`),
    events: jsonb().$type<unknown[]>().notNull().default([]),
    friends: jsonb().$type<unknown[]>().notNull().default([]),
    /** When a token with a verified email was first received; null until then. */
    verifiedAt: moment(),
    /** Issue time of the token that set or took the email. Older tokens with another email are rejected. */
    identitySeenAt: moment().notNull(),
    /** When a newer identity took the email, until the member returns. The record expires 30 days later. */
    supersededAt: moment(),
    /** `password`, and the accounts of providers that may sign in, each with its id; null until the record is verified. */
    acceptedProviders: text().array(),
    /** Sign-in time of the token that established the owner. Sign-ins before it count for nothing; null if none did. */
    ownerSince: moment(),
    /** Only the previous release reads it: `identities.hadForeignAccount`. The next migration removes it. */
    hadForeignProvider: boolean().notNull().default(false),
    /** The notice in the response to the next sign-in of the owner; sent once. */
    signInNotice: text().$type<'earlier-sign-up-discarded' | 'password-also-opens'>(),
    createdAt: moment().notNull(),
    /** Last registration or use of the pending token. A never-verified record expires 7 days later. */
    seenAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('members_username_key').on(sql`lower(${table.username})`),
    // An email that was never verified is no one's yet.
    uniqueIndex('members_email_key').on(table.email).where(sql`${table.verifiedAt} is not null`),
    index('members_superseded_at')
      .on(table.supersededAt)
      .where(sql`${table.supersededAt} is not null`),
    index('members_unverified_seen_at').on(table.seenAt).where(sql`${table.verifiedAt} is null`),
  ],
)

/** The pending tokens that register returns: one per record, stored as a SHA-256 hash. */
export const pendingTokens = pgTable(
  'pending_tokens',
  {
    uid: text()
      .primaryKey()
      .references(() => members.uid, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('pending_tokens_expires_at').on(table.expiresAt)],
)

/**
 * Where a member has signed in before, as a keyed hash of the IP address (decision 0061).
 * Guesses at a username from elsewhere do not count against these places.
 */
export const knownPlaces = pgTable(
  'known_places',
  {
    uid: text()
      .notNull()
      .references(() => members.uid, { onDelete: 'cascade' }),
    placeHash: text().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.placeHash] }),
    index('known_places_seen_at').on(table.seenAt),
  ],
)

/** Bug reports. When an account is deleted, its reports remain without their author. */
export const bugReports = pgTable(
  'bug_reports',
  {
    id: uuid().primaryKey(),
    uid: text().references(() => members.uid, { onDelete: 'set null' }),
    description: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('bug_reports_uid').on(table.uid),
    index('bug_reports_created_at').on(table.createdAt),
  ],
)

/** Reports of pages that failed. They contain nothing of a member, and no member can be found by one. */
export const siteReports = pgTable(
  'site_reports',
  {
    id: uuid().primaryKey(),
    reason: text().notNull(),
    report: jsonb().$type<SiteReport>().notNull(),
    /** Hash of the build and of the report without its times. Equal reports are one row. */
    path: text(),
    /** How often the report has arrived. */
    occurrences: integer().notNull().default(1),
    /** When it first arrived. */
    createdAt: moment().notNull(),
  },
  (table) => [
    index('site_reports_created_at').on(table.createdAt),
    uniqueIndex('site_reports_path_key').on(table.path).concurrently(),
  ],
)

/** Fixed windows of the rate limits. `key` is a hash, so that no IP address is stored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('rate_limits_window_ends_at').on(table.windowEndsAt)],
)
