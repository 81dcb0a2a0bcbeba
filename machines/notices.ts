import type { Failure } from './failure.ts'
import type { SocialProvider } from './member.ts'

/** The keys of all notices; `src/copy` maps them to messages (specification 8). */
export type NoticeKey =
  | 'account created'
  | 'passwords do not match'
  | 'registration failed'
  | 'verification email not sent'
  | 'withdrawal failed'
  | 'login failed'
  | 'email not verified'
  | 'other email verified'
  | `${SocialProvider} sign-in failed`
  | 'providers unlinked'
  | 'providers not unlinked'
  | 'email needed'
  | 'reset email sent'
  | 'reset email failed'
  | 'interest needed'
  | 'preferences not saved'
  | 'preferences not updated'
  | 'preferences updated'
  | 'logout waits'
  | 'session expired'
  | 'account gone'
  | 'signed out'
  | 'signed out elsewhere'
  | 'session not stored'
  | 'location updated'
  | 'location failed'
  | 'location unnamed'
  | 'geolocation unsupported'
  | 'picture not uploaded'
  | 'profile completed'
  | 'profile not completed'
  | 'profile updated'
  | 'profile not updated'
  | 'profile saved without place'
  | 'profile changed elsewhere'
  | 'issue text needed'
  | 'issue reported'
  | 'issue not reported'
  | 'email copied'
  | 'email not copied'
  | 'account deleted'
  | 'account not deleted'
  | 'account not deleted from backend'

/** An emitted event that requests a notice; `src/app/notices.ts` shows it. */
export type Notice = { type: 'notice'; notice: NoticeKey; failure?: Failure; email?: string }

/** Creates a notice, with the failure that explains it if there is one. */
export const notice = (key: NoticeKey, failure?: Failure | null): Notice => ({
  type: 'notice',
  notice: key,
  ...(failure ? { failure } : {}),
})

/** An emitted event: the cause of these notices is corrected, or is being tried again. They are no longer shown. */
export type NoticesWithdrawn = { type: 'notices withdrawn'; notices: readonly NoticeKey[] }

/** Withdraws notices that are still shown. */
export const noticesWithdrawn = (...notices: readonly NoticeKey[]): NoticesWithdrawn => ({
  type: 'notices withdrawn',
  notices,
})
