import { createRoute } from '@hono/zod-openapi'
import { and, eq, sql } from 'drizzle-orm'
import type { DatabaseNow } from '../database/now.ts'
import type { Database } from '../database/open.ts'
import { identities, members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { Problem } from '../http/problems.ts'
import { recordErrors, responsesFor, successResponse } from '../http/responses.ts'
import type { Caller } from '../identity/caller.ts'
import { lockAccountStatus } from '../members/account-status.ts'
import { isAccepted } from '../members/ownership.ts'
import { bearer, type RouteContext } from './route-context.ts'

/** DELETE /users/delete-account: the backend's part of a deletion (specification, section 4). */
export const addDeleteAccount = ({ api, dependencies, access }: RouteContext): void => {
  const route = createRoute({
    method: 'delete',
    path: '/users/delete-account',
    summary: 'Deletes the caller’s record',
    description:
      'Requires a sign-in within the last five minutes, unless the email was never verified. Succeeds again if the record is already deleted. Every other request of this uid is then answered with 401.',
    security: bearer,
    middleware: access.signedInOrDeleted,
    responses: responsesFor(successResponse, 'Deleted.', [
      'missing-token',
      'invalid-token',
      'email-not-verified',
      'provider-not-accepted',
      'too-many-requests',
      'recent-sign-in-required',
      'identity-unreachable',
      ...recordErrors,
    ]),
  })
  api.openapi(route, async (c) => {
    await deleteMember(dependencies.db, c.var.caller, dependencies.databaseNow)
    return c.json({ success: true as const }, 200)
  })
}

/**
 * Deletes the record and leaves a tombstone, in one transaction. Succeeds if it is already deleted. Rejects with
 * `recent-sign-in-required` if the last sign-in is older than five minutes.
 * A sign-in without a verified email may only withdraw its own registration. For a record that was ever verified it is
 * rejected with `email-not-verified`. A withdrawal leaves no tombstone, because the email may belong to another person:
 * it only prevents the tokens issued until then from registering again.
 */
const deleteMember = (db: Database, caller: Caller, now: DatabaseNow): Promise<void> =>
  transact(db, async (tx) => {
    const { deleted, member } = await lockAccountStatus(tx, caller.uid)
    if (deleted) return
    if (member?.verifiedAt && !caller.verified) throw new Problem('email-not-verified')
    if (member?.verifiedAt && !isAccepted(caller, member))
      throw new Problem('provider-not-accepted')
    const issuedAt = sql`${caller.issuedAt.toISOString()}::timestamptz`
    const change = caller.verified
      ? { deletedAt: now }
      : { withdrawnAt: sql`greatest(${identities.withdrawnAt}, ${issuedAt})` }
    const mayChange = caller.verified ? isRecent(caller, now) : undefined
    const markedRows = await tx
      .update(identities)
      .set(change)
      .where(and(eq(identities.uid, caller.uid), mayChange))
      .returning({ uid: identities.uid })
    if (markedRows.length === 0) throw new Problem('recent-sign-in-required')
    await tx.delete(members).where(eq(members.uid, caller.uid))
  })

/** Five minutes are the limit of the identity service. The site requires a new sign-in after four. */
const isRecent = ({ signedInAt }: Caller, now: DatabaseNow) =>
  sql`${now} - interval '5 minutes' <= ${signedInAt.toISOString()}::timestamptz`
