import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/open.ts'
import { identities, members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { RecordDependencies } from '../dependencies.ts'
import { Problem } from '../http/problems.ts'
import type { IdentityAccount } from '../identity/account-lookup.ts'
import type { Caller } from '../identity/caller.ts'
import { type AccountStatus, lockActiveAccount } from './account-status.ts'
import { createMember, emptyProfile, type InitialProfile } from './create-member.ts'
import type { MemberRow } from './member.ts'
import { hasForeignAccount, isAccepted, mayChangeEmail, verdictOf } from './ownership.ts'
import { dropPendingToken } from './pending-token.ts'
import { rejectTaken, reserveEmail } from './reserve.ts'

type Status = Pick<AccountStatus, 'member' | 'hadForeignAccount'>

/**
 * Rejects a verified caller who is not the owner of the identity, with `provider-not-accepted` or `invalid-token`, and
 * returns the record, which may be null or never verified. Asks the identity service only about what the record does not
 * accept yet.
 */
export const requireOwner = async (
  dependencies: RecordDependencies,
  caller: Caller,
  status: Status,
): Promise<MemberRow | null> => {
  if (status.member?.verifiedAt) return openRecord(dependencies, caller, status.member)
  const account = await inspectAccount(dependencies, caller, status.member)
  const verdict = verdictOf({ ...status, caller, account, record: status.member })
  if (verdict === 'refused') throw new Problem('provider-not-accepted')
  return status.member
}

/**
 * Opens the record of a verified caller: verifies it, replaces what a stranger may have typed, accepts another account, or
 * follows a changed email. With a `profile`, it creates an absent one. Deletes the pending token, which may belong to a
 * stranger. Rejects like `requireOwner`, and with `not-registered`, `account-deleted`, `email-taken`.
 */
export const openRecord = async (
  dependencies: RecordDependencies,
  caller: Caller,
  member: MemberRow | null,
  profile?: InitialProfile,
): Promise<MemberRow> => {
  if (!member && !profile) throw new Problem('not-registered')
  const isOpen = isAccepted(caller, member) && member?.supersededAt === null
  if (member && isOpen && !hasNewerEmail(caller, member)) return member
  // Outside the transaction, because the identity service may take seconds.
  const account = await inspectAccount(dependencies, caller, member)
  if (member && isOpen && !mayChangeEmail(caller, account)) return member
  const open = async (tx: Transaction) => {
    const { member: current, hadForeignAccount } = await lockActiveAccount(tx, caller)
    if (!current && !profile) throw new Problem('not-registered')
    const evidence = { caller, account, record: current, hadForeignAccount }
    const verdict = isAccepted(caller, current) ? null : verdictOf(evidence)
    if (verdict === 'refused') throw new Problem('provider-not-accepted')
    if (verdict && (!current || verdict.opens === 'new')) {
      const owner = { caller, ownership: verdict.ownership }
      return createMember(tx, dependencies, owner, profile ?? emptyProfile)
    }
    const setsEmail =
      !current?.verifiedAt || (hasNewerEmail(caller, current) && mayChangeEmail(caller, account))
    if (setsEmail) await reserveEmail(tx, dependencies, caller)
    await dropPendingToken(tx, caller.uid)
    const [opened] = await tx
      .update(members)
      .set({
        ...verdict?.ownership,
        ...(setsEmail ? { email: caller.email, identitySeenAt: caller.issuedAt } : {}),
        ...{ verifiedAt: current?.verifiedAt ?? dependencies.databaseNow, supersededAt: null },
      })
      .where(eq(members.uid, caller.uid))
      .returning()
    if (!opened) throw new Problem('not-registered')
    return opened
  }
  return transact(dependencies.db, open).catch(rejectTaken)
}

/** Looks the account up, and remembers another person's account, whatever becomes of the request. */
export const inspectAccount = async (
  { db, lookUpAccount }: RecordDependencies,
  caller: Caller,
  member: MemberRow | null,
): Promise<IdentityAccount> => {
  const account = await lookUpAccount(caller)
  if (hasForeignAccount(caller, account, member?.acceptedProviders ?? null)) {
    const mark = { hadForeignAccount: true }
    await transact(db, async (tx) => {
      await tx
        .insert(identities)
        .values({ uid: caller.uid, ...mark })
        .onConflictDoUpdate({ target: identities.uid, set: mark })
    })
  }
  return account
}

const hasNewerEmail = (caller: Caller, { email, identitySeenAt }: MemberRow): boolean =>
  caller.email !== '' && caller.email !== email && caller.issuedAt >= identitySeenAt
