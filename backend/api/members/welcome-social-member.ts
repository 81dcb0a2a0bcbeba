import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { isProviderPicture } from '../fields/provider-picture.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import { admit } from './admit.ts'
import { claimEmail } from './claim.ts'
import { usernamesFor } from './derived-username.ts'
import type { MemberRow } from './member.ts'
import { lockStanding, standingOf } from './standing.ts'

/** What Google or Apple said of the person; only a proposal, the member can change it. */
export type SocialProfile = { name: string; profileImage: string; phone: string }

/**
 * Returns the record of a Google or Apple identity, and makes it where there is none.
 * Rejects with `email-taken`, `account-deleted`.
 */
export const welcomeSocialMember = async (
  db: Database,
  caller: Caller,
  profile: SocialProfile,
  now: number,
): Promise<MemberRow> => {
  const { member } = await standingOf(db, caller.uid)
  if (member) return admit(db, caller, member, now)
  return transact(db, async (tx) => {
    const standing = await lockStanding(tx, caller.uid)
    if (standing.deleted) throw new Problem('account-deleted')
    if (standing.member) return standing.member
    await claimEmail(tx, caller)
    return create(tx, caller, profile, now)
  })
}

const create = async (
  tx: Transaction,
  caller: Caller,
  profile: SocialProfile,
  now: number,
): Promise<MemberRow> => {
  const [firstName = '', ...rest] = profile.name.split(/\s+/)
  for (const username of usernamesFor(profile.name)) {
    const [member] = await tx
      .insert(members)
      .values({
        uid: caller.uid,
        id: randomUUID(),
        firstName,
        lastName: rest.join(' '),
        username,
        email: caller.email || null,
        phone: profile.phone,
        profileImage: isProviderPicture(profile.profileImage) ? profile.profileImage : '',
        verifiedAt: new Date(now),
        identitySeenAt: caller.issuedAt,
        createdAt: new Date(now),
        seenAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning()
    if (member) return member
  }
  throw new Problem('email-taken')
}
