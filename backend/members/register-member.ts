import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { violatedConstraint } from '../database/failure.ts'
import type { DatabaseNow } from '../database/now.ts'
import type { Transaction } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { RecordDependencies } from '../dependencies.ts'
import { Problem } from '../http/problems.ts'
import type { IdentityAccount } from '../identity/account-lookup.ts'
import type { Caller } from '../identity/caller.ts'
import { lockActiveAccount } from './account-status.ts'
import { establishedOwnership } from './ownership.ts'
import { newPendingToken, storePendingToken } from './pending-token.ts'
import { reserveEmail, reserveUsername } from './reserve.ts'

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
  { db, databaseNow, lookUpAccount }: RecordDependencies,
  caller: Caller,
  registration: Registration,
): Promise<string> => {
  const account = caller.verified ? await lookUpAccount(caller) : null
  try {
    return await transact(db, (tx) => register(tx, { caller, account }, registration, databaseNow))
  } catch (error) {
    // Of two concurrent registrations, the unique index accepted the other one.
    const constraint = violatedConstraint(error)
    if (constraint === 'members_username_key') throw new Problem('username-taken')
    if (constraint === 'members_email_key') throw new Problem('email-taken')
    throw error
  }
}

const register = async (
  tx: Transaction,
  { caller, account }: { caller: Caller; account: IdentityAccount | null },
  registration: Registration,
  now: DatabaseNow,
): Promise<string> => {
  const { member } = await lockActiveAccount(tx, caller)
  const token = newPendingToken()
  if (member?.verifiedAt) return token

  const isRepeated = member !== null && !caller.verified
  if (member && !isRepeated) await tx.delete(members).where(eq(members.uid, caller.uid))
  await reserveEmail(tx, caller)
  await reserveUsername(tx, caller, registration.username, now)
  const fields = {
    firstName: registration.firstName,
    lastName: registration.lastName,
    username: registration.username,
    phone: registration.phone,
    email: caller.email,
    identitySeenAt: caller.issuedAt,
    seenAt: now,
    verifiedAt: account ? now : null,
    ...(account ? establishedOwnership(caller, account, { discards: false }) : {}),
  }
  if (isRepeated) {
    await tx.update(members).set(fields).where(eq(members.uid, caller.uid))
  } else {
    await tx.insert(members).values({
      ...fields,
      uid: caller.uid,
      id: randomUUID(),
      profileImage: '',
      createdAt: now,
    })
  }
  await storePendingToken(tx, caller.uid, token, now)
  return token
}
