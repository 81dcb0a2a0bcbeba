import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { RecordDependencies } from '../dependencies.ts'
import { Problem } from '../http/problems.ts'
import type { IdentityAccount } from '../identity/account-lookup.ts'
import type { Caller } from '../identity/caller.ts'
import { lockActiveAccount } from './account-status.ts'
import type { MemberRow } from './member.ts'
import { extendedOwnership, isAccepted, requireOwnProvider } from './ownership.ts'

/**
 * Rejects a verified caller whose provider does not belong to the owner of the identity with `provider-not-accepted`
 * (decision 0046). Asks the identity service at the first request of a provider, and stores the provider with a record
 * that was verified. Returns the record. Rejects like `isAccepted` and the lookup.
 */
export const requireAcceptedProvider = async (
  dependencies: RecordDependencies,
  caller: Caller,
  member: MemberRow | null,
): Promise<MemberRow | null> => {
  if (member?.verifiedAt && isAccepted(caller, member)) return member
  // Outside the transaction, because the identity service may take seconds.
  const account = await dependencies.lookUpAccount(caller)
  if (!member?.verifiedAt) {
    requireOwnProvider(caller, account)
    return member
  }
  return transact(dependencies.db, async (tx) => {
    const { member: current } = await lockActiveAccount(tx, caller)
    if (!current) throw new Problem('not-registered')
    return current.verifiedAt ? withProvider(tx, caller, account, current) : current
  })
}

/** Adds the caller's provider to a locked record that was verified. Rejects like `extendedOwnership`. */
export const withProvider = async (
  tx: Transaction,
  caller: Caller,
  account: IdentityAccount,
  member: MemberRow,
): Promise<MemberRow> => {
  if (isAccepted(caller, member)) return member
  const [extended = member] = await tx
    .update(members)
    .set(extendedOwnership(caller, account, member))
    .where(eq(members.uid, caller.uid))
    .returning()
  return extended
}
