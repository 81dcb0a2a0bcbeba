import type { Identity } from '../../../machines/ports.ts'
import type { SessionEpoch } from '../../../src/services/session-epoch.ts'

/** One browser before an identity service, as the contract needs it. */
export type IdentityWorld = {
  identity: Identity
  epoch: SessionEpoch
  /** The page is loaded anew in the same browser. */
  reloadPage(): Promise<Identity>
  /** How many verification mails have come to this address. */
  verificationMails(email: string): Promise<number>
  /** Somebody clicks the link in the newest verification mail. */
  followVerificationLink(email: string): Promise<void>
  /** The account is deleted elsewhere. */
  deleteElsewhere(uid: string): Promise<void>
  /** So many milliseconds pass, and then the clock stands still. */
  pass(milliseconds: number): void
  /** How often the service was asked for a new token. */
  refreshes(): number
  /** The service cannot be reached by the next request of this sort. */
  loseNext(what: Sort): void
  /** The next request of this sort waits. */
  holdNext(what: Sort): { arrived: Promise<void>; release(): void }
}

export type Sort = 'refresh' | 'sign-in' | 'sign-up'

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
