import type { Failure } from '../failure.ts'
import type { IdentitySnapshot, Member } from '../member.ts'
import type { StoredSession } from '../ports.ts'
import type { ExpiryReason } from '../tab-message.ts'

/** Why a session, or the wait for a verification, has ended. */
export const sessionEndReasons = [
  /** The member has logged out in this tab, or the visitor has withdrawn the sign-up. */
  'logged out',
  /** Another tab has logged out. */
  'logged out elsewhere',
  /** The identity service or the backend has rejected the token of the member. */
  'expired',
  /** The service says that the identity was deleted or disabled, or this tab has deleted it. */
  'identity gone',
  /** This browser no longer has the identity, and nothing says why. */
  'identity lost',
  /** Another sign-in in this tab, or another sign-up in this browser, has replaced the identity. */
  'replaced by another sign-in',
  /** Another member has signed in in another tab. */
  'another member signed in elsewhere',
  /**
   * The email is verified, but this browser no longer has the identity: the owner of the email has reset the password or
   * signed in with a provider. Or another tab has finished the verification and has signed in.
   */
  'verification finished elsewhere',
] as const

/** A reason from the closed list. */
export type SessionEndReason = (typeof sessionEndReasons)[number]

/**
 * A session, or the wait for a verification, has ended. The session sends it once, before it clears what it knows; the
 * page host delivers it to every open page.
 */
export type SessionEnd = { type: 'session ended'; reason: SessionEndReason }

/** What the session knows. */
export type SessionContext = {
  stored: StoredSession
  identity: IdentitySnapshot | null
  token: string | null
  member: Member | null
  failure: Failure | null
  /** The address of the actor that waits for the session to be opened, or null. The session itself when it resumes. */
  replyTo: string | null
  /** The uid of an unfinished deletion, or null (decision 0014). */
  deletion: string | null
  /** Why the last session of this tab has ended, and the email if it was a wait for its verification. */
  ended: { reason: SessionEndReason; pendingEmail: string | null } | null
  /** The uid of the member whose session has ended last in this tab. Return paths belong to this member (decision 0013). */
  formerUid: string | null
}

/** A change of the identity or its token. */
export type IdentityChange = {
  type: 'identity changed'
  identity: IdentitySnapshot | null
  token: string | null
}

/**
 * The backend or the identity service has rejected the token. 'expired' comes from the backend; 'identity gone' from either.
 * Without a reason the identity service has revoked the token.
 */
export type SessionRejection = {
  type: 'session rejected'
  reason?: ExpiryReason | 'identity lost' | undefined
}

/** The backend rejects the requests of a member, because another device has begun to delete the account. */
export type DeletionFound = { type: 'deletion found' }

/** A verified identity, whose session is to be opened. The answer goes to the actor with the address `replyTo`. */
export type SessionRequest = {
  type: 'identity verified'
  identity: IdentitySnapshot
  replyTo: string
}

/** The answer to 'identity verified', which its sender always gets once the session is settled. */
export type SessionAnswer =
  | { type: 'session opened'; member: Member }
  | { type: 'session not opened'; failure: Failure }
  /** The session of an unfinished deletion, which navigates to /settings itself (decision 0014). */
  | { type: 'deletion resumed' }

/**
 * A change of what is stored. With an owner, it is written only if the session of this member is stored. Otherwise another
 * tab has stored something else meanwhile, and the storage reports that instead.
 */
export type SessionWrite = { entries: Partial<StoredSession>; owner?: string }

/** A command to the storage of the session. */
export type SessionStorageCommand =
  | ({ type: 'write session' } & SessionWrite)
  | { type: 'clear member' }
  /** Keeps the draft in memory until the next sign-in (decision 0049). */
  | { type: 'hold draft' }
  /** Notifies the other tabs that this one has changed the record of this member. */
  | { type: 'publish member'; owner: string }
  /** Notifies them that the session of this member has expired, before they see that nothing is stored. */
  | { type: 'publish expiry'; owner: string; reason: ExpiryReason }

/** An event that the session handles. */
export type SessionEvent =
  | IdentityChange
  | { type: 'identity created'; identity: IdentitySnapshot }
  | { type: 'account created'; identity: IdentitySnapshot; pendingToken: string }
  | { type: 'verification required'; identity: IdentitySnapshot }
  | { type: 'account withdrawn' }
  | SessionRequest
  /** To itself, because the session asks for itself when it resumes a verification. */
  | Exclude<SessionAnswer, { type: 'deletion resumed' }>
  | { type: 'orphaned identity found' }
  /** The link of a verification email has verified it, and led to /login. */
  | { type: 'verification link opened'; email: string }
  | { type: 'storage changed'; stored: StoredSession }
  | { type: 'session not stored' }
  | { type: 'member changed'; member: Member }
  /** Another tab has changed the record of this member. */
  | { type: 'member changed elsewhere'; owner: string }
  | { type: 'session expired elsewhere'; owner: string; reason: ExpiryReason }
  | { type: 'deletion started' }
  | DeletionFound
  /** The withdrawal of an account has stored or removed the marker of an unfinished deletion. */
  | { type: 'deletion marker changed'; uid: string | null }
  /** The deletion has not begun. */
  | { type: 'deletion abandoned' }
  | { type: 'account deleted' }
  | SessionRejection
  | { type: 'logout requested' }
  | { type: 'retry requested' }
