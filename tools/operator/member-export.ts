import { count, desc, eq, max, sql } from 'drizzle-orm'
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
 * there is a number, and of a pending token its end. Rejects if no one has this name, or several have.
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
  const { uid, matchedBy } = await matchOf(db, who)
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
    matchedBy,
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

/** The account with this name, and which name it is. */
const matchOf = async (db: Database, who: string) => {
  const name = who.toLowerCase()
  const names = {
    uid: eq(members.uid, who),
    email: eq(members.email, name),
    username: eq(sql`lower(${members.username})`, name),
  }
  const matches: { uid: string; matchedBy: keyof typeof names }[] = []
  for (const matchedBy of ['uid', 'email', 'username'] as const) {
    const rows = await db.select({ uid: members.uid }).from(members).where(names[matchedBy])
    matches.push(...rows.map(({ uid }) => ({ uid, matchedBy })))
  }
  const identities = await db.select().from(identityRows).where(eq(identityRows.uid, who))
  matches.push(...identities.map(({ uid }) => ({ uid, matchedBy: 'uid' as const })))
  const [match] = matches
  if (!match) throw new Error('No member has the uid, email or username that was given.')
  if (matches.some(({ uid }) => uid !== match.uid)) {
    const list = matches.map(({ uid, matchedBy }) => `the ${matchedBy} of ${uid}`).join(', ')
    throw new Error(`The name is ambiguous: ${list}. Give the email of the member.`)
  }
  return match
}
