import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { violatedConstraint } from '../database/failure.ts'
import type { Database, Transaction } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import { claimEmail, claimUsername } from './claim.ts'
import { keepPendingToken, newPendingToken } from './pending-token.ts'
import { lockStanding } from './standing.ts'

/** What a person typed at sign-up; never the password. */
export type Registration = {
  firstName: string
  lastName: string
  username: string
  phone: string
}

/**
 * Makes or repeats a registration, and returns the pending token.
 * A record that was verified before stays as it is, and the returned token opens nothing: an
 * identity whose address is not verified must not reach a member's record through here.
 * Rejects with `username-taken`, `email-taken`, `account-deleted`.
 */
export const registerMember = async (
  db: Database,
  caller: Caller,
  registration: Registration,
  now: number,
): Promise<string> => {
  try {
    return await transact(db, (tx) => register(tx, caller, registration, now))
  } catch (error) {
    // Two registrations at the same moment: the index let one of them through.
    const constraint = violatedConstraint(error)
    if (constraint === 'members_username_key') throw new Problem('username-taken')
    if (constraint === 'members_email_key') throw new Problem('email-taken')
    throw error
  }
}

const register = async (
  tx: Transaction,
  caller: Caller,
  registration: Registration,
  now: number,
): Promise<string> => {
  const standing = await lockStanding(tx, caller.uid)
  if (standing.deleted) throw new Problem('account-deleted')
  const token = newPendingToken()
  if (standing.member?.verifiedAt) return token

  await claimEmail(tx, caller)
  await claimUsername(tx, caller, registration.username, now)
  const typed = {
    firstName: registration.firstName,
    lastName: registration.lastName,
    username: registration.username,
    phone: registration.phone,
    email: caller.email,
    identitySeenAt: caller.issuedAt,
    seenAt: new Date(now),
    verifiedAt: caller.verified ? new Date(now) : null,
  }
  if (standing.member) {
    await tx.update(members).set(typed).where(eq(members.uid, caller.uid))
  } else {
    await tx.insert(members).values({
      ...typed,
      uid: caller.uid,
      id: randomUUID(),
      profileImage: '',
      createdAt: new Date(now),
    })
  }
  await keepPendingToken(tx, caller.uid, token, now)
  return token
}
