import type { DraftName } from '../../../machines/drafts.ts'
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

/** Every key of ours beside them (decision 0009), and whether it outlives the member's logout. */
export const ourKeys = {
  /** From when on another verification mail may be sent, and to which address. */
  resend: { key: 'trellis:resend', survives: false },
  /** What was typed at sign-up, without the password. */
  signUpDraft: { key: 'trellis:sign-up-draft', survives: false },
  /** What was typed on the other forms and not saved, each for one tab. */
  loginDraft: { key: 'trellis:draft:login', survives: false },
  forgotPasswordDraft: { key: 'trellis:draft:forgot-password', survives: false },
  profileCompletionDraft: { key: 'trellis:draft:profile-completion', survives: false },
  editProfileDraft: { key: 'trellis:draft:edit-profile', survives: false },
  interestsDraft: { key: 'trellis:draft:interests', survives: false },
  issueDraft: { key: 'trellis:draft:issue', survives: false },
  /** What stood in a drawn form whose page had to be loaded anew; backend/prerender puts it back. */
  typed: { key: 'trellis:typed', survives: false },
  /** For which missing file a tab was loaded anew, so that it is done once. */
  reloaded: { key: 'trellis:reloaded', survives: false },
  /** What tabs tell each other where there is no better line; removed as soon as it is told. */
  tabs: { key: 'trellis:tabs', survives: false },
  /** That a deletion was begun and must be finished. */
  deletion: { key: 'trellis:deletion', survives: true },
  theme: { key: 'trellis:theme', survives: true },
} as const satisfies Record<string, { key: `trellis:${string}`; survives: boolean }>

/** Where each form's draft is kept. */
export const draftKeys: Readonly<Record<DraftName, string>> = {
  login: ourKeys.loginDraft.key,
  'forgot password': ourKeys.forgotPasswordDraft.key,
  'profile completion': ourKeys.profileCompletionDraft.key,
  'edit profile': ourKeys.editProfileDraft.key,
  interests: ourKeys.interestsDraft.key,
  issue: ourKeys.issueDraft.key,
}

const survivors: ReadonlySet<string> = new Set(
  Object.values(ourKeys).flatMap(({ key, survives }) => (survives ? [key] : [])),
)
const names: ReadonlySet<string> = new Set(sessionKeys)

/** Whether a key holds something that must go when its member goes, also one of an older version of ours. */
export const isMembersKey = (key: string): boolean =>
  names.has(key) || (key.startsWith('trellis:') && !survivors.has(key))
