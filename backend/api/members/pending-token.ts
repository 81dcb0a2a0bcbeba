import { createHash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../database/open.ts'
import { members, pendingTokens } from '../database/schema.ts'
import { pendingTokenLifetime } from './expiry.ts'

const prefix = 'pending_'

/** A new token from registration: 256 random bits. Worth nothing until it is kept. */
export const newPendingToken = (): string => prefix + randomBytes(32).toString('base64url')

/** Whether a bearer token claims to come from registration. */
export const isPendingToken = (token: string): boolean => token.startsWith(prefix)

/** Keeps the token's hash for one uid, for 24 hours; an earlier one of that uid ends. */
export const keepPendingToken = async (
  tx: Transaction,
  uid: string,
  token: string,
  now: number,
): Promise<void> => {
  const kept = { tokenHash: hashOf(token), expiresAt: new Date(now + pendingTokenLifetime) }
  await tx
    .insert(pendingTokens)
    .values({ uid, ...kept })
    .onConflictDoUpdate({ target: pendingTokens.uid, set: kept })
}

/**
 * Spends the token: it is gone whatever the answer. Returns its uid, or null when it is unknown or
 * has expired. Its use shows that somebody is there, so the record's seven days begin anew.
 */
export const spendPendingToken = async (
  db: Database,
  token: string,
  now: number,
): Promise<string | null> => {
  const [spent] = await db
    .delete(pendingTokens)
    .where(eq(pendingTokens.tokenHash, hashOf(token)))
    .returning()
  if (!spent || spent.expiresAt.getTime() <= now) return null
  await db
    .update(members)
    .set({ seenAt: new Date(now) })
    .where(eq(members.uid, spent.uid))
  return spent.uid
}

/** Ends the token of a uid unused. */
export const dropPendingToken = async (tx: Transaction, uid: string): Promise<void> => {
  await tx.delete(pendingTokens).where(eq(pendingTokens.uid, uid))
}

/** Removes tokens that nobody used in time; returns how many. */
export const removeExpiredPendingTokens = async (db: Database, now: number): Promise<number> =>
  (
    await db
      .delete(pendingTokens)
      .where(lt(pendingTokens.expiresAt, new Date(now)))
      .returning()
  ).length

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
