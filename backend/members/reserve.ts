import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { violatedConstraint } from '../database/failure.ts'
import type { DatabaseNow } from '../database/now.ts'
import type { Transaction } from '../database/open.ts'
import { identities, members } from '../database/schema.ts'
import type { RecordDependencies } from '../dependencies.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import { expiryOfUnverified } from './expiry.ts'
import { isReserved } from './reserved-usernames.ts'

/**
 * Reserves the email of a verified caller. The identity service has one identity for one email, so the identity of another
 * verified record with exactly this email is gone or has another one. That record loses its email and expires, unless its
 * member returns. Rejects with `email-taken` if the caller's token is the older one.
 */
export const reserveEmail = async (
  tx: Transaction,
  { log, databaseNow }: RecordDependencies,
  { uid, email, issuedAt }: Caller,
): Promise<void> => {
  if (email === '') return
  const isHeld = and(eq(members.email, email), ne(members.uid, uid), isNotNull(members.verifiedAt))
  const [superseded] = await tx
    .update(members)
    .set({ email: null, identitySeenAt: issuedAt, supersededAt: databaseNow })
    .where(and(isHeld, lte(members.identitySeenAt, issuedAt)))
    .returning({ uid: members.uid })
  if (superseded) log.warn({ uid, superseded: superseded.uid }, 'a newer identity took an email')
  else if (await tx.$count(members, isHeld)) throw new Problem('email-taken')
}

/**
 * Reserves a username, regardless of case. Removes a never-verified record that has it, if it has expired or its identity
 * has lost its email to the caller's. Rejects with `username-taken` if any other record has it, or if the name is reserved.
 */
export const reserveUsername = async (
  tx: Transaction,
  caller: Caller,
  username: string,
  now: DatabaseNow,
): Promise<void> => {
  if (isReserved(username)) throw new Problem('username-taken')
  const isHeld = and(
    eq(sql`lower(${members.username})`, username.toLowerCase()),
    ne(members.uid, caller.uid),
  )
  const isOutdated = or(
    lt(members.seenAt, expiryOfUnverified(now)),
    and(eq(members.email, caller.email), lte(members.identitySeenAt, caller.issuedAt)),
  )
  const removed = await tx
    .delete(members)
    .where(and(isHeld, isNull(members.verifiedAt), isOutdated))
    .returning({ uid: members.uid })
  // These uids were not deleted and may register again.
  const uids = removed.map(({ uid }) => uid)
  await tx
    .delete(identities)
    .where(and(inArray(identities.uid, uids), isNull(identities.deletedAt)))
  if (await tx.$count(members, isHeld)) throw new Problem('username-taken')
}

/** Of two concurrent reservations, the unique index has accepted the other one. */
export const rejectTaken = (error: unknown): never => {
  const constraint = violatedConstraint(error)
  if (constraint === 'members_username_key') throw new Problem('username-taken')
  if (constraint === 'members_email_key') throw new Problem('email-taken')
  throw error
}
