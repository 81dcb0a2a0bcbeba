import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { identities, members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import { lockStanding } from './standing.ts'

/**
 * Removes the record and leaves a tombstone, in one transaction; succeeds when it is gone already.
 * A sign-in without a verified address may withdraw its own registration, but has no power over a
 * record that was verified: rejects with `email-not-verified`. Who has verified it must have signed in within
 * five minutes: rejects with `recent-sign-in-required`.
 */
export const deleteMember = (db: Database, caller: Caller, now: number): Promise<void> =>
  transact(db, async (tx) => {
    const standing = await lockStanding(tx, caller.uid)
    if (standing.deleted) return
    if (standing.member?.verifiedAt && !caller.verified) throw new Problem('email-not-verified')
    if (caller.verified && !isRecent(caller, now)) throw new Problem('recent-sign-in-required')
    await tx.delete(members).where(eq(members.uid, caller.uid))
    await tx
      .update(identities)
      .set({ deletedAt: new Date(now) })
      .where(eq(identities.uid, caller.uid))
  })

/** As long as the identity service itself takes a sign-in for such an act; the site asks anew after four minutes. */
const recentInMilliseconds = 300_000

const isRecent = ({ signedInAt }: Caller, now: number): boolean =>
  now - signedInAt.getTime() <= recentInMilliseconds
