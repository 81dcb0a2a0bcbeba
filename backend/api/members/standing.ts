import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/open.ts'
import { identities, members } from '../database/schema.ts'
import type { MemberRow } from './member.ts'

/** How a uid stands with us: deleted (a tombstone), without a record, or a member. */
export type Standing = { deleted: boolean; member: MemberRow | null }

/** Looks a uid up; one query. */
export const standingOf = async (db: Database | Transaction, uid: string): Promise<Standing> => {
  const [row] = await db
    .select({ deletedAt: identities.deletedAt, member: members })
    .from(identities)
    .leftJoin(members, eq(members.uid, identities.uid))
    .where(eq(identities.uid, uid))
  return { deleted: (row?.deletedAt ?? null) !== null, member: row?.member ?? null }
}

/**
 * Takes the lock of a uid until the transaction ends, and says how it stands. Whatever creates or
 * deletes a record goes through here, so that a registration cannot pass a deletion.
 */
export const lockStanding = async (tx: Transaction, uid: string): Promise<Standing> => {
  await tx.insert(identities).values({ uid }).onConflictDoNothing()
  await tx.select().from(identities).where(eq(identities.uid, uid)).for('update')
  return standingOf(tx, uid)
}
