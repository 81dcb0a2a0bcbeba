/** Why a token was rejected. With 'identity gone', the account no longer exists or is disabled. */
export type ExpiryReason = 'expired' | 'identity gone'

/** A message between the tabs of one browser. */
export type TabMessage =
  | { type: 'email verified'; email: string }
  /** The tab has changed the record of this member. */
  | { type: 'member changed'; owner: string }
  /** The session of this member has expired. */
  | { type: 'session expired'; owner: string; reason: ExpiryReason }
  | { type: 'sign-in started' }
  | { type: 'sign-in ended' }
