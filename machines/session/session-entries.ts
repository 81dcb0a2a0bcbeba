import {
  type IdentitySnapshot,
  isSameEmail,
  isVerified,
  type Member,
  type SocialProvider,
} from '../member.ts'
import type { StoredSession } from '../ports.ts'
import type { SignInNotice, SignInNoticeEvent } from '../sign-in-answer.ts'
import type { SessionContext } from './session-events.ts'

/** The entries of an empty storage. */
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

/** The uid of the member whose session ends. Another tab may already have cleared the storage. */
export const formerUidOf = ({
  stored,
  identity,
  formerUid,
}: Pick<SessionContext, 'stored' | 'identity' | 'formerUid'>): string | null =>
  stored.userId ?? identity?.uid ?? formerUid

/** The context of a session without a member. */
export const noMember = { stored: nothingStored, identity: null, token: null, member: null }

/**
 * The entries of a signed-in member: token, flags and summary, without the keys of sign-up (specification 3 and 4,
 * decision 0003).
 */
export const signedInEntries = (
  identity: IdentitySnapshot,
  member: Member | null,
  token: string | null,
): StoredSession => ({
  ...nothingStored,
  token,
  isLoggedIn: true,
  ...(identity.authType === 'local' ? {} : { [providerFlags[identity.authType]]: true }),
  userId: identity.uid,
  ...(member && memberEntries(member)),
})

/** The stored flag of each provider (specification, section 3). */
export const providerFlags = {
  google: 'isGoogleAuth',
  apple: 'isAppleAuth',
} as const satisfies Record<SocialProvider, keyof StoredSession>

/** The answer of the backend that opens a session. */
export type OpenedSession = { member: Member; notice?: SignInNotice | null }

/** The message about the password that the answer has, to a member who can get an email. */
export const noticeEvents = (
  { identity }: { identity: IdentitySnapshot | null },
  type: SignInNotice | null = null,
): readonly SignInNoticeEvent[] =>
  type && identity?.email ? [{ type, email: identity.email }] : []

/** The entries of a pending verification. They replace those of any previous member. */
export const pendingEntries = (
  identity: IdentitySnapshot,
  pendingToken: string | null = null,
): StoredSession => ({ ...nothingStored, pendingToken, tempUserEmail: identity.email })

/** The entries that depend on the member's record. */
export const memberEntries = (
  member: Member,
): Pick<StoredSession, 'displayName' | 'profileImage'> => ({
  displayName: member.name || null,
  profileImage: member.profileImage || null,
})

/** Whether a member is stored, which requires both the flag and a token (decision 0007). */
export const hasStoredSession = ({ isLoggedIn, token }: StoredSession): boolean =>
  isLoggedIn && token !== null

/** Whether the identity can be a member, which requires a verified email (decision 0006). */
export const isMemberIdentity = (identity: IdentitySnapshot | null): identity is IdentitySnapshot =>
  identity !== null && isVerified(identity)

/** Whether the identity belongs to the pending verification (decision 0007). */
export const isPending = (identity: IdentitySnapshot | null, stored: StoredSession): boolean =>
  isSameEmail(identity?.email ?? null, stored.tempUserEmail)

/** Whether an identity takes the place of another one, or of a member. */
export const replacesSession = (
  { identity, token }: { identity: IdentitySnapshot | null; token: string | null },
  next: IdentitySnapshot,
): boolean =>
  identity !== null && (identity.uid !== next.uid || (token !== null && !isMemberIdentity(next)))
