import type { AuthType, IdentitySnapshot } from '../../../machines/member.ts'

/** The persisted sign-in of a browser, shared by all its pages. */
export type FakeBrowser = {
  session: FakeSession | null
  /** The listeners of all pages. */
  pages: Set<() => void>
}

/** The sign-in of a browser. */
export type FakeSession = {
  uid: string
  authType: AuthType
  /** The last loaded state of the account. It may be stale. */
  snapshot: IdentitySnapshot
  /** The current token, its serial number, and whether it claims that the email is verified. */
  token: string
  serial: number
  claimsVerified: boolean
  /** The time of the last sign-in or reauthentication (epoch, ms). */
  authenticatedAt: number
}

/** A browser without a sign-in. */
export const createFakeBrowser = (): FakeBrowser => ({ session: null, pages: new Set() })
