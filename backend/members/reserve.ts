import { and, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { DatabaseNow } from '../database/now.ts'
import type { Transaction } from '../database/open.ts'
import { identities, members } from '../database/schema.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import { expiryOfUnverified } from './expiry.ts'
import { isReserved } from './reserved-usernames.ts'

/**
 * Reserves the caller's email. The identity service allows one identity per email, so another record with it
 * belongs to an identity that no longer exists, and is removed. The issue times of the tokens decide which of
 * the two is older. Rejects with `email-taken` if the caller is the older one.
 */
export const reserveEmail = async (tx: Transaction, caller: Caller): Promise<void> => {
  if (caller.email === '') return
  const [holder] = await tx
    .select({ uid: members.uid, identitySeenAt: members.identitySeenAt })
    .from(members)
    .where(and(eq(members.email, caller.email), ne(members.uid, caller.uid)))
  if (!holder) return
  if (holder.identitySeenAt > caller.issuedAt) throw new Problem('email-taken')
  await removeRecords(tx, eq(members.uid, holder.uid))
}

/**
 * Reserves a username, regardless of case. Removes a never-verified, expired record that has it.
 * Rejects with `username-taken` if any other record has it, or if the name is reserved.
 */
export const reserveUsername = async (
  tx: Transaction,
  caller: Caller,
  username: string,
  now: DatabaseNow,
): Promise<void> => {
  if (isReserved(username)) throw new Problem('username-taken')
  const held = and(
    eq(sql`lower(${members.username})`, username.toLowerCase()),
    ne(members.uid, caller.uid),
  )
  await removeRecords(
    tx,
    and(held, isNull(members.verifiedAt), lt(members.seenAt, expiryOfUnverified(now))),
  )
  const [holder] = await tx.select({ uid: members.uid }).from(members).where(held)
  if (holder) throw new Problem('username-taken')
}

/** Also removes the rows in `identities`: these uids were not deleted and may register again. */
const removeRecords = async (tx: Transaction, where: SQL | undefined): Promise<void> => {
  const removed = await tx.delete(members).where(where).returning({ uid: members.uid })
  const uids = removed.map(({ uid }) => uid)
  await tx
    .delete(identities)
    .where(and(inArray(identities.uid, uids), isNull(identities.deletedAt)))
}
