import type { StoredSession } from '../../../machines/ports.ts'

/** The nine keys of the specification (section 3), under exactly these names. */
export const sessionKeys = [
  'token',
  'isLoggedIn',
  'isGoogleAuth',
  'isAppleAuth',
  'userId',
  'displayName',
  'profileImage',
  'pendingToken',
  'tempUserEmail',
] as const satisfies readonly (keyof StoredSession)[]

/** The other storage keys of the site (decision 0009). `survivesLogout` keys are not removed when a member leaves. */
export const storageKeys = {
  /** When another verification email may be sent, and to which email. */
  resend: { key: 'trellis:resend', survivesLogout: false },
  /** When another password reset email may be sent, and to which email. */
  resetEmail: { key: 'trellis:reset-mail', survivesLogout: false },
  /** The draft of sign-up, without the passwords. */
  signUpDraft: { key: 'trellis:sign-up-draft', survivesLogout: false },
  /** The draft of one tab, for all other forms. */
  draft: { key: 'trellis:draft', survivesLogout: false },
  /** The text of a prerendered form before a reload; the page's inline script restores it (tools/build/prerender). */
  typed: { key: 'trellis:typed', survivesLogout: false },
  /** The missing chunk for which the tab was reloaded, so that it is reloaded only once. */
  reloaded: { key: 'trellis:reloaded', survivesLogout: false },
  /** A message between tabs in a browser without BroadcastChannel; removed immediately. */
  tabs: { key: 'trellis:tabs', survivesLogout: false },
  /** The email of a sign-up whose verification email could not be sent. */
  unsentVerification: { key: 'trellis:unsent-verification', survivesLogout: false },
  /** The marker of an unfinished deletion. */
  deletion: { key: 'trellis:deletion', survivesLogout: true },
  /** Set when the browser has loaded the fonts, so that a prerendered page uses them before its first paint. */
  fonts: { key: 'trellis:fonts', survivesLogout: true },
  theme: { key: 'trellis:theme', survivesLogout: true },
} as const satisfies Record<string, { key: `trellis:${string}`; survivesLogout: boolean }>

const survivingKeys: ReadonlySet<string> = new Set(
  Object.values(storageKeys).flatMap(({ key, survivesLogout }) => (survivesLogout ? [key] : [])),
)
const sessionKeySet: ReadonlySet<string> = new Set(sessionKeys)

/** Whether a key is removed when the member leaves. Includes keys of older versions of the site. */
export const isMembersKey = (key: string): boolean =>
  sessionKeySet.has(key) || (key.startsWith('trellis:') && !survivingKeys.has(key))
