/** Who calls, as the checked token says; the only source of a uid in this API. */
export type Caller = {
  uid: string
  /** In lower case; '' where the identity service holds no address. */
  email: string
  /** A verified address, or a sign-in by Google or Apple. Only such callers are members. */
  verified: boolean
  provider: 'password' | 'google.com' | 'apple.com'
  /** When the member last proved who they are; a renewed token keeps it. */
  signedInAt: Date
  /** When the identity service issued the token. */
  issuedAt: Date
}
