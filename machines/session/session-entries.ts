import { type IdentitySnapshot, isSameAddress, type Member } from '../member.ts'
import type { StoredSession } from '../ports.ts'

/** A storage in which nothing stands. */
export const nothingStored: StoredSession = {
  token: null,
  isLoggedIn: false,
  isGoogleAuth: false,
  isAppleAuth: false,
  userId: null,
  displayName: null,
  profileImage: null,
  pendingToken: null,
  tempUserEmail: null,
}

/**
 * What is stored for a signed-in member: token, flags and the summary; sign-up's keys go (specification 3 and
 * 4, decision 0003).
 */
export const entriesOfArrival = (
  identity: IdentitySnapshot,
  member: Member,
  token: string,
): StoredSession => ({
  token,
  isLoggedIn: true,
  isGoogleAuth: identity.authType === 'google',
  isAppleAuth: identity.authType === 'apple',
  userId: identity.uid,
  ...entriesOfMember(member),
  pendingToken: null,
  tempUserEmail: null,
})

/** What is stored while an address waits for its verification: a new account replaces whoever was here. */
export const entriesOfWait = (
  identity: IdentitySnapshot,
  pendingToken: string | null = null,
): StoredSession => ({ ...nothingStored, pendingToken, tempUserEmail: identity.email })

/** The part of the summary that follows the member's record. */
export const entriesOfMember = (
  member: Member,
): Pick<StoredSession, 'displayName' | 'profileImage'> => ({
  displayName: member.name || null,
  profileImage: member.profileImage || null,
})

/** Whether the identity may be a member: an e-mail identity only once its address is verified (decision 0006). */
export const isMemberIdentity = (identity: IdentitySnapshot | null): identity is IdentitySnapshot =>
  identity !== null && (identity.authType !== 'local' || identity.emailVerified)

/** Whether this identity is the one that sign-up left waiting for its mail (decision 0007). */
export const isAwaited = (identity: IdentitySnapshot | null, stored: StoredSession): boolean =>
  isSameAddress(identity?.email ?? null, stored.tempUserEmail)
