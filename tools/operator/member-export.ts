import { count, desc, eq, max, or, sql } from 'drizzle-orm'
import type { Database } from '../../backend/database/open.ts'
import {
  bugReports,
  identities as identityRows,
  knownPlaces,
  members,
  pendingTokens,
} from '../../backend/database/schema.ts'
import type { Identities } from './operator-identities.ts'

/** Everything that is stored about a member, in the form that the member receives. */
export type MemberExport = Awaited<ReturnType<typeof exportMember>>

/**
 * Reads everything that is stored about the member with this uid, email or username. Hashes are left out: of places
 * there is a number, and of a pending token its end. Rejects if nobody has this name.
 */
export const exportMember = async (
  {
    db,
    identities,
    now,
  }: {
    db: Database
    identities: Identities
    /** Epoch milliseconds. */
    now: number
  },
  who: string,
) => {
  const uid = await uidOf(db, who)
  const [status] = await db.select().from(identityRows).where(eq(identityRows.uid, uid))
  const [record] = await db.select().from(members).where(eq(members.uid, uid))
  const [places] = await db
    .select({ count: count(), lastSeenAt: max(knownPlaces.seenAt) })
    .from(knownPlaces)
    .where(eq(knownPlaces.uid, uid))
  const [pendingToken] = await db
    .select({ expiresAt: pendingTokens.expiresAt })
    .from(pendingTokens)
    .where(eq(pendingTokens.uid, uid))
  return {
    exportedAt: new Date(now),
    uid,
    status: status ?? null,
    record: record ?? null,
    picture: record?.profileImage ?? '',
    bugReports: await db
      .select()
      .from(bugReports)
      .where(eq(bugReports.uid, uid))
      .orderBy(desc(bugReports.createdAt)),
    knownPlaces: { count: places?.count ?? 0, lastSeenAt: places?.lastSeenAt ?? null },
    pendingToken: pendingToken ?? null,
    identity: await identities.lookUp(uid),
  }
}

const uidOf = async (db: Database, who: string): Promise<string> => {
  const name = who.toLowerCase()
  const [member] = await db
    .select({ uid: members.uid })
    .from(members)
    .where(
      or(eq(members.uid, who), eq(members.email, name), eq(sql`lower(${members.username})`, name)),
    )
  if (member) return member.uid
  const [deleted] = await db.select().from(identityRows).where(eq(identityRows.uid, who))
  if (deleted) return deleted.uid
  throw new Error('Nobody has the uid, email or username that was given.')
}
