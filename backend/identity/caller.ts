import type { SignInProvider } from './provider.ts'

/** The caller of a request, from the verified token. The only source of a uid in this API. */
export type Caller = {
  uid: string
  /** In lower case; '' if the identity has no email. */
  email: string
  /** The email is verified, or the identity is from Google or Apple and has none. Only such callers are members. */
  verified: boolean
  provider: SignInProvider
  /** The account at that provider, which signed in: another account of the same provider is another one. */
  account: string
  /** The other providers that were linked when the token was issued. */
  otherProviders: readonly string[]
  /** When the member last signed in. A refreshed token has the same time. */
  signedInAt: Date
  /** When the identity service issued the token. */
  issuedAt: Date
  /** The token itself, only for requests to the identity service. */
  token: string
}
