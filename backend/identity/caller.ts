import type { SignInProvider } from './provider.ts'

/** The caller of a request, from the verified token. The only source of a uid in this API. */
export type Caller = {
  uid: string
  /** In the lower case of the identity service; '' if the identity has no email. */
  email: string
  /** The email is verified, or there is none and the provider may share none. Only such callers are members. */
  verified: boolean
  provider: SignInProvider
  /** The account that signed in: `password`, or the provider and the account's id there. */
  account: string
  /** The accounts of providers that were linked when the token was issued. */
  linkedAccounts: readonly string[]
  /** When the member last signed in. A refreshed token has the same time. */
  signedInAt: Date
  issuedAt: Date
  /** The token itself, only for requests to the identity service. */
  token: string
}
