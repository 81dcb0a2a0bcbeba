import { type SQL, sql } from 'drizzle-orm'
import type { DatabaseNow } from '../database/now.ts'

/** The time this many days ago. A day has 24 hours, whatever the time zone of the session. */
export const daysBefore = (now: DatabaseNow, days: number): SQL =>
  sql`${now} - ${days} * interval '24 hours'`

/** Never-verified records that were last seen before this time have expired: 7 days. */
export const expiryOfUnverified = (now: DatabaseNow): SQL => daysBefore(now, 7)

/** Records whose email a newer identity took before this time have expired: 30 days. */
export const expiryOfSuperseded = (now: DatabaseNow): SQL => daysBefore(now, 30)

/** Places whose last sign-in was before this time have expired: 90 days. */
export const expiryOfPlaces = (now: DatabaseNow): SQL => daysBefore(now, 90)
