import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/open.ts'
import { identities, members } from '../database/schema.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import type { MemberRow } from './member.ts'

/** The status of a uid: deleted (a tombstone), without a record, or a member. */
export type AccountStatus = {
  deleted: boolean
  /** Issue time of the newest token that withdrew an unverified registration, or null. */
  withdrawnAt: Date | null
  /** Whether the API has seen another person's account linked to the identity. */
  hadForeignAccount: boolean
  member: MemberRow | null
}

/** Reads the status of a uid with one query. */
export const readAccountStatus = async (
  db: Database | Transaction,
  uid: string,
): Promise<AccountStatus> => {
  const [status = emptyStatus] = await db
    .select({
      deleted: sql<boolean>`${identities.deletedAt} is not null`,
      withdrawnAt: identities.withdrawnAt,
      hadForeignAccount: identities.hadForeignAccount,
      member: members,
    })
    .from(identities)
    .leftJoin(members, eq(members.uid, identities.uid))
    .where(eq(identities.uid, uid))
  return status
}

const emptyStatus = { deleted: false, withdrawnAt: null, hadForeignAccount: false, member: null }

/**
 * Locks a uid until the transaction ends and returns its status. Every creation and deletion of a record
 * must use this lock, so that a registration and a deletion cannot overlap.
 */
export const lockAccountStatus = async (tx: Transaction, uid: string): Promise<AccountStatus> => {
  const row = { uid }
  // An update, so that it also locks a row that is there. The clean-up cannot remove it in between.
  await tx.insert(identities).values(row).onConflictDoUpdate({ target: identities.uid, set: row })
  return readAccountStatus(tx, uid)
}

/**
 * Locks the uid of a caller who is about to get a record. Rejects with `account-deleted` for a tombstone. After a
 * withdrawal, rejects unverified tokens issued until then with `invalid-token`; a verified token ends the withdrawal.
 */
export const lockActiveAccount = async (
  tx: Transaction,
  caller: Caller,
): Promise<AccountStatus> => {
  const accountStatus = await lockAccountStatus(tx, caller.uid)
  if (accountStatus.deleted) throw new Problem('account-deleted')
  if (accountStatus.withdrawnAt === null) return accountStatus
  if (caller.verified) {
    await tx.update(identities).set({ withdrawnAt: null }).where(eq(identities.uid, caller.uid))
  } else if (caller.issuedAt <= accountStatus.withdrawnAt) {
    throw new Problem('invalid-token')
  }
  return accountStatus
}
