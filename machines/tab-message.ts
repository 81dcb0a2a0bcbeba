/** A message between the tabs of one browser. */
export type TabMessage =
  | { type: 'email verified'; email: string }
  /** The tab has changed the record of this member. */
  | { type: 'member changed'; owner: string }
  /** The session of this member has expired. */
  | { type: 'session expired'; owner: string }
  | { type: 'sign-in started' }
  | { type: 'sign-in ended' }
