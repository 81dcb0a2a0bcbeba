import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import { expiryOfUnverified } from './expiry.ts'

/**
 * Makes way for the caller's email address. The identity service gives an address to one identity
 * only, so an older record with it belongs to an identity that is gone, and is replaced.
 * The newer token decides which of the two is older. Rejects with `email-taken` for the older one.
 */
export const claimEmail = async (tx: Transaction, caller: Caller): Promise<void> => {
  if (caller.email === '') return
  const [holder] = await tx
    .select({ uid: members.uid, identitySeenAt: members.identitySeenAt })
    .from(members)
    .where(and(eq(members.email, caller.email), ne(members.uid, caller.uid)))
  if (!holder) return
  if (holder.identitySeenAt > caller.issuedAt) throw new Problem('email-taken')
  await tx.delete(members).where(eq(members.uid, holder.uid))
}

/**
 * Makes way for a username held by a record that was never verified and has expired.
 * Rejects with `username-taken` when anybody else holds it; case does not matter.
 */
export const claimUsername = async (
  tx: Transaction,
  caller: Caller,
  username: string,
  now: number,
): Promise<void> => {
  const held = and(
    eq(sql`lower(${members.username})`, username.toLowerCase()),
    ne(members.uid, caller.uid),
  )
  await tx
    .delete(members)
    .where(and(held, isNull(members.verifiedAt), lt(members.seenAt, expiryOfUnverified(now))))
  const [holder] = await tx.select({ uid: members.uid }).from(members).where(held)
  if (holder) throw new Problem('username-taken')
}
