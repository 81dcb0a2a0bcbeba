import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/open.ts'
import { members } from '../database/schema.ts'
import type { RecordDependencies } from '../dependencies.ts'
import { isProviderPicture } from '../fields/provider-picture.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from '../identity/caller.ts'
import type { MemberRow } from './member.ts'
import type { Ownership } from './ownership.ts'
import { reserveEmail } from './reserve.ts'
import { isReserved } from './reserved-usernames.ts'

/** The initial values of a new record, in addition to the email of the identity. The member can change all of them. */
export type InitialProfile = { name: string; profileImage: string; phone: string }

/** For a member without any values except the email. */
export const emptyProfile: InitialProfile = { name: '', profileImage: '', phone: '' }

/**
 * Creates the verified record of an owner, with a derived username. It replaces a never-verified record of the same
 * uid, whose author had not proven to own the email (decision 0045).
 * Rejects with `email-taken`.
 */
export const createMember = async (
  tx: Transaction,
  dependencies: RecordDependencies,
  { caller, ownership }: { caller: Caller; ownership: Ownership },
  profile: InitialProfile,
): Promise<MemberRow> => {
  await tx.delete(members).where(eq(members.uid, caller.uid))
  await reserveEmail(tx, dependencies, caller)
  const now = dependencies.databaseNow
  const [firstName = '', ...rest] = profile.name.split(/\s+/)
  for (const username of usernamesFor(profile.name)) {
    const [member] = await tx
      .insert(members)
      .values({
        ...ownership,
        uid: caller.uid,
        id: randomUUID(),
        firstName,
        lastName: rest.join(' '),
        username,
        email: caller.email || null,
        phone: profile.phone,
        profileImage: isProviderPicture(profile.profileImage) ? profile.profileImage : '',
        verifiedAt: now,
        identitySeenAt: caller.issuedAt,
        createdAt: now,
        seenAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (member) return member
  }
  throw new Problem('email-taken')
}

/**
 * Yields usernames for a person who never chose one: the name itself, then the name with random digits.
 * They never contain the email, because other people may see a username, and are never reserved.
 */
export function* usernamesFor(name: string): Generator<string> {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = letters.match(/[a-z0-9]+/g) ?? []
  const plain = words
    .join('.')
    .slice(0, maxLength - digits - 1)
    .replace(/\.$/, '')
  const base = plain.length < minLength || isReserved(plain) ? 'member' : plain
  if (base === plain) yield base
  for (let yielded = 0; yielded < 20; ) {
    const numbered = `${base}-${randomInt(10 ** (digits - 1), 10 ** digits)}`
    // Digits may complete a reserved word as look-alikes.
    if (isReserved(numbered)) continue
    yield numbered
    yielded += 1
  }
}

const minLength = 3
const maxLength = 30
const digits = 8
