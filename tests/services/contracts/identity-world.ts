import type { Identity } from '../../../machines/ports.ts'
import type { SessionEpoch } from '../../../src/services/session-epoch.ts'

type PageWithGoogle = Pick<Identity, 'signUp' | 'signInWith' | 'signInAgain'>

/** One browser with an identity service, for the contract. */
export type IdentityWorld = {
  identity: Identity
  epoch: SessionEpoch
  /** Reloads the page in the same browser. */
  reloadPage(): Promise<Identity>
  /** The number of verification emails to this email address. */
  verificationEmails(email: string): Promise<number>
  /** Opens the link in the newest verification email. */
  followVerificationLink(email: string): Promise<void>
  /** Deletes the account in another browser. */
  deleteElsewhere(uid: string): Promise<void>
  /** A page whose popup of Google chooses the account of this email. `linkOther` puts another account in its place. */
  openWithGoogle(
    email: string,
  ): Promise<{ page: PageWithGoogle; linkOther(email: string): Promise<void> }>
  /** Advances the clock. */
  advance(milliseconds: number): void
  /** The number of token refreshes. */
  refreshes(): number
  /** Makes the next request of this kind fail as unreachable. */
  failNext(what: RequestKind): void
  /** Makes the next request of this kind wait. */
  holdNext(what: RequestKind): { arrived: Promise<void>; release(): void }
}

export type RequestKind = 'refresh' | 'sign-in' | 'sign-up'

export const ada = {
  email: 'ada@example.com',
  password: 'correct horse',
  displayName: 'Ada Lovelace',
}
export const ben = {
  email: 'ben@example.com',
  password: 'battery staple',
  displayName: 'Ben Bitdiddle',
}
