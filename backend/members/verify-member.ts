import { eq } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { RecordDependencies } from '../dependencies.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import { lockActiveAccount } from './account-status.ts'
import { createMember, emptyProfile } from './create-member.ts'
import type { MemberRow } from './member.ts'
import { establishedOwnership, establishesOwner, mayChangeEmail } from './ownership.ts'
import { dropPendingToken } from './pending-token.ts'
import { withProvider } from './require-accepted-provider.ts'
import { reserveEmail } from './reserve.ts'

/**
 * Marks the record of a verified caller as verified, with the email of the token. Deletes the pending token,
 * which may belong to a stranger who registered the email. If the caller owns an email that a stranger
 * registered, a new record replaces the stranger's.
 * Rejects with `invalid-token` if a newer token has changed the record's email, and like `withProvider`.
 */
export const verifyMember = async (
  dependencies: RecordDependencies,
  caller: Caller,
  member: MemberRow,
): Promise<MemberRow> => {
  if (member.verifiedAt && isOutdated(caller, member)) throw new Problem('invalid-token')
  if (member.verifiedAt && !hasNewerEmail(caller, member)) return member
  // Outside the transaction, because the identity service may take seconds.
  const looked = await dependencies.lookUpAccount(caller)
  if (member.verifiedAt && !mayChangeEmail(caller, looked)) return member
  const account = member.verifiedAt ? null : looked
  return transact(dependencies.db, async (tx) => {
    const { member: current } = await lockActiveAccount(tx, caller)
    if (!current) throw new Problem('not-registered')
    await dropPendingToken(tx, caller.uid)
    if (account && !current.verifiedAt && establishesOwner(caller, account)) {
      return createMember(tx, { caller, account }, emptyProfile, dependencies.databaseNow)
    }
    if (account && current.verifiedAt) await withProvider(tx, caller, account, current)
    const ownership =
      account && !current.verifiedAt
        ? establishedOwnership(caller, account, { discards: false })
        : {}
    const email = hasNewerEmail(caller, current)
      ? { email: caller.email, identitySeenAt: caller.issuedAt }
      : {}
    if (email.email) await reserveEmail(tx, caller)
    const [verified = current] = await tx
      .update(members)
      .set({
        verifiedAt: current.verifiedAt ?? dependencies.databaseNow,
        ...email,
        ...ownership,
      })
      .where(eq(members.uid, caller.uid))
      .returning()
    return verified
  })
}

const hasNewerEmail = (caller: Caller, member: MemberRow): boolean =>
  caller.email !== '' && caller.email !== member.email && caller.issuedAt >= member.identitySeenAt

/** Whether the token was issued before a change of email, when the identity may have been another person's. */
const isOutdated = (caller: Caller, member: MemberRow): boolean =>
  caller.email !== (member.email ?? '') && caller.issuedAt < member.identitySeenAt
