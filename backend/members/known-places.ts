import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { asynchronousCommit } from '../database/asynchronous-commit.ts'
import { keyedHash } from '../database/keyed-hash.ts'
import type { DatabaseNow } from '../database/now.ts'
import type { Database } from '../database/open.ts'
import { knownPlaces } from '../database/schema.ts'
import { expiryOfPlaces } from './expiry.ts'

/**
 * Returns the hash under which a place is stored. The uid is part of it, so that the table does not reveal that
 * two members share an IP address.
 */
export const placeHashOf = (key: string, uid: string, ip: string): string =>
  keyedHash(key, 'known place', uid, ip)

/** Whether the member has signed in from this place within the last 90 days. */
export const isKnownPlace = async (
  db: Database,
  uid: string,
  placeHash: string,
  now: DatabaseNow,
): Promise<boolean> => {
  const isPlace = and(eq(knownPlaces.uid, uid), eq(knownPlaces.placeHash, placeHash))
  return (
    (await db.$count(knownPlaces, and(isPlace, gt(knownPlaces.seenAt, expiryOfPlaces(now))))) > 0
  )
}

/**
 * Stores a place of the member and removes all but the newest 20. Every sign-in calls this, so it must not
 * wait for a standby.
 */
export const storePlace = async (
  db: Database,
  uid: string,
  placeHash: string,
  now: DatabaseNow,
): Promise<void> => {
  await db
    .insert(knownPlaces)
    .values({ uid, placeHash, seenAt: now })
    .onConflictDoUpdate({ target: [knownPlaces.uid, knownPlaces.placeHash], set: { seenAt: now } })
    .returning({ asynchronousCommit })
  const surplus = db
    .select({ placeHash: knownPlaces.placeHash })
    .from(knownPlaces)
    .where(eq(knownPlaces.uid, uid))
    .orderBy(desc(knownPlaces.seenAt), knownPlaces.placeHash)
    .offset(maxPlaces)
  await db
    .delete(knownPlaces)
    .where(and(eq(knownPlaces.uid, uid), inArray(knownPlaces.placeHash, surplus)))
    .returning({ asynchronousCommit })
}

/** Home, work, a phone's networks and some travel. */
const maxPlaces = 20
