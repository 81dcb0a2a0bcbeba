import { transact } from '../database/transact.ts'
import type { RecordDependencies } from '../dependencies.ts'
import type { Caller } from '../identity/caller.ts'
import { lockActiveAccount, readAccountStatus } from './account-status.ts'
import { createMember, type InitialProfile } from './create-member.ts'
import type { MemberRow } from './member.ts'
import { withProvider } from './require-accepted-provider.ts'
import { verifyMember } from './verify-member.ts'

/**
 * Returns the record of a Google or Apple identity. Creates it if there is none that was ever verified, with the
 * values of the provider's `profile`.
 * Rejects with `email-taken`, `account-deleted`, `invalid-token`, and like `withProvider`.
 */
export const findOrCreateSocialMember = async (
  dependencies: RecordDependencies,
  caller: Caller,
  profile: InitialProfile,
): Promise<MemberRow> => {
  const { member } = await readAccountStatus(dependencies.db, caller.uid)
  if (member?.verifiedAt) return verifyMember(dependencies, caller, member)
  const account = await dependencies.lookUpAccount(caller)
  return transact(dependencies.db, async (tx) => {
    const { member: current } = await lockActiveAccount(tx, caller)
    if (current?.verifiedAt) return withProvider(tx, caller, account, current)
    return createMember(tx, { caller, account }, profile, dependencies.databaseNow)
  })
}
