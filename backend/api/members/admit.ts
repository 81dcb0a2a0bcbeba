import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import { claimEmail } from './claim.ts'
import type { MemberRow } from './member.ts'
import { dropPendingToken } from './pending-token.ts'
import { lockStanding } from './standing.ts'

/**
 * Takes over what a verified token says of its record: from now on the record is verified, under
 * the address that the identity service holds. The pending token ends with it: it may be in the
 * hands of somebody who registered another person's address.
 */
export const admit = async (
  db: Database,
  caller: Caller,
  member: MemberRow,
  now: number,
): Promise<MemberRow> => {
  if (member.verifiedAt && !bringsNewEmail(caller, member)) return member
  return transact(db, async (tx) => {
    const standing = await lockStanding(tx, caller.uid)
    if (standing.deleted) throw new Problem('account-deleted')
    if (!standing.member) throw new Problem('not-registered')
    await dropPendingToken(tx, caller.uid)
    const email = bringsNewEmail(caller, standing.member)
      ? { email: caller.email, identitySeenAt: caller.issuedAt }
      : {}
    if (email.email) await claimEmail(tx, caller)
    const [admitted = standing.member] = await tx
      .update(members)
      .set({ verifiedAt: standing.member.verifiedAt ?? new Date(now), ...email })
      .where(eq(members.uid, caller.uid))
      .returning()
    return admitted
  })
}

/** An older token may still carry the address from before a change: it changes nothing. */
const bringsNewEmail = (caller: Caller, member: MemberRow): boolean =>
  caller.email !== '' && caller.email !== member.email && caller.issuedAt >= member.identitySeenAt
