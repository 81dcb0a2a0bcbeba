import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { identities, members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import { lockAccountStatus } from './account-status.ts'
import { isAccepted } from './ownership.ts'

/**
 * Deletes the record and leaves a tombstone, in one transaction. Succeeds if it is already deleted. Rejects with
 * `recent-sign-in-required` if the last sign-in is older than five minutes.
 * A sign-in without a verified email may only withdraw its own registration. For a record that was ever verified it is
 * rejected with `email-not-verified`. A withdrawal leaves no tombstone, because the email may belong to another person:
 * it only prevents the tokens issued until then from registering again.
 */
export const deleteMember = (db: Database, caller: Caller, now: number): Promise<void> =>
  transact(db, async (tx) => {
    const accountStatus = await lockAccountStatus(tx, caller.uid)
    if (accountStatus.deleted) return
    if (accountStatus.member?.verifiedAt && !caller.verified)
      throw new Problem('email-not-verified')
    if (
      caller.verified &&
      accountStatus.member?.verifiedAt &&
      !isAccepted(caller, accountStatus.member)
    )
      throw new Problem('provider-not-accepted')
    if (caller.verified && !isRecent(caller, now)) throw new Problem('recent-sign-in-required')
    await tx.delete(members).where(eq(members.uid, caller.uid))
    await tx
      .update(identities)
      .set(
        caller.verified
          ? { deletedAt: new Date(now) }
          : { withdrawnAt: newest(caller.issuedAt, accountStatus.withdrawnAt) },
      )
      .where(eq(identities.uid, caller.uid))
  })

const newest = (one: Date, other: Date | null): Date => (other && other > one ? other : one)

/** The limit of the identity service. The site requires a new sign-in after four minutes. */
const recentInMilliseconds = 300_000

const isRecent = ({ signedInAt }: Caller, now: number): boolean =>
  now - signedInAt.getTime() <= recentInMilliseconds
