import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { DatabaseNow } from '../database/now.ts'
import type { Transaction } from '../database/open.ts'
import { members, pendingTokens } from '../database/schema.ts'

const prefix = 'pending_'

/** Creates a pending token with 256 random bits. It is not valid until it is stored. */
export const newPendingToken = (): string => prefix + randomBytes(32).toString('base64url')

/** Whether a bearer token has the format of a pending token. */
export const isPendingToken = (token: string): boolean => token.startsWith(prefix)

/** Stores the token's hash for a uid, for 24 hours. Replaces an earlier token of that uid. */
export const storePendingToken = async (
  tx: Transaction,
  uid: string,
  token: string,
  now: DatabaseNow,
): Promise<void> => {
  const row = { tokenHash: hashOf(token), expiresAt: sql`${now} + interval '24 hours'` }
  await tx
    .insert(pendingTokens)
    .values({ uid, ...row })
    .onConflictDoUpdate({ target: pendingTokens.uid, set: row })
}

/**
 * Consumes the token, so that it can never be used again. Returns its uid, or null if it is unknown or has
 * expired. The use of a token is a sign of activity and restarts the record's seven days.
 */
export const consumePendingToken = async (
  db: Transaction,
  token: string,
  now: DatabaseNow,
): Promise<string | null> => {
  const [consumed] = await db
    .delete(pendingTokens)
    .where(eq(pendingTokens.tokenHash, hashOf(token)))
    .returning({ uid: pendingTokens.uid, valid: sql<boolean>`${pendingTokens.expiresAt} > ${now}` })
  if (!consumed?.valid) return null
  await db.update(members).set({ seenAt: now }).where(eq(members.uid, consumed.uid))
  return consumed.uid
}

export const dropPendingToken = async (tx: Transaction, uid: string): Promise<void> => {
  await tx.delete(pendingTokens).where(eq(pendingTokens.uid, uid))
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
