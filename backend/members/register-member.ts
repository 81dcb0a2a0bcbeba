import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { RecordDependencies } from '../dependencies.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import { lockActiveAccount } from './account-status.ts'
import { verdictOf } from './ownership.ts'
import { newPendingToken, storePendingToken } from './pending-token.ts'
import { rejectTaken, reserveEmail, reserveUsername } from './reserve.ts'

/** The values of a sign-up form, without the password. */
export type Registration = {
  firstName: string
  lastName: string
  username: string
  phone: string
}

/**
 * Creates or repeats a registration and returns the pending token.
 * A record that was ever verified is not changed, and the returned token is not valid: an identity without a
 * verified email must not get access to a member's record. A verified caller replaces everything that was
 * typed before the email was verified.
 * Rejects with `username-taken`, `email-taken`, `account-deleted`, `invalid-token`.
 */
export const registerMember = async (
  dependencies: RecordDependencies,
  caller: Caller,
  { firstName, lastName, username, phone }: Registration,
): Promise<string> => {
  const { db, databaseNow: now } = dependencies
  const account = caller.verified ? await dependencies.lookUpAccount(caller) : null
  const register = async (tx: Transaction) => {
    const { member, hadForeignAccount } = await lockActiveAccount(tx, caller)
    const token = newPendingToken()
    if (member?.verifiedAt) return token

    if (account) await tx.delete(members).where(eq(members.uid, caller.uid))
    const verdict = account && verdictOf({ caller, account, record: null, hadForeignAccount })
    if (verdict === 'refused') throw new Problem('provider-not-accepted')
    // An email that was never verified is no one's: only its owner's record keeps others from it.
    if (verdict) await reserveEmail(tx, dependencies, caller)
    await reserveUsername(tx, caller, username, now)
    const fields = {
      ...{ firstName, lastName, username, phone },
      ...{ email: caller.email, identitySeenAt: caller.issuedAt, seenAt: now },
      ...(verdict ? { ...verdict.ownership, verifiedAt: now } : {}),
    }
    await tx
      .insert(members)
      .values({ ...fields, uid: caller.uid, id: randomUUID(), profileImage: '', createdAt: now })
      .onConflictDoUpdate({ target: members.uid, set: fields })
    await storePendingToken(tx, caller.uid, token, now)
    return token
  }
  return transact(db, register).catch(rejectTaken)
}
