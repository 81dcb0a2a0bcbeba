import type { Failure } from './failure.ts'

/** Everything a machine may ask to have said; `src/copy` holds the sentences (specification 8). */
export type NoticeKey =
  | 'account created'
  | 'passwords do not match'
  | 'registration failed'
  | 'verification email not sent'
  | 'withdrawal failed'
  | 'login failed'
  | 'email not verified'
  | 'google sign-in failed'
  | 'apple sign-in failed'
  | 'password dropped'
  | 'email address needed'
  | 'reset email sent'
  | 'reset email failed'
  | 'interest needed'
  | 'preferences not saved'
  | 'preferences not updated'
  | 'session expired'
  | 'signed out elsewhere'
  | 'location updated'
  | 'location failed'
  | 'location unnamed'
  | 'geolocation unsupported'
  | 'picture not uploaded'
  | 'profile completed'
  | 'profile not completed'
  | 'profile updated'
  | 'profile not updated'
  | 'issue text needed'
  | 'issue reported'
  | 'issue not reported'
  | 'address copied'
  | 'address not copied'
  | 'account deleted'
  | 'account not deleted'
  | 'account not deleted from backend'

/** A wish to say something, as data; `src/app/notices.ts` fulfils it. */
export type Notice = { type: 'notice'; notice: NoticeKey; failure?: Failure }

/** A notice without, or with, the failure that explains it. */
export const notice = (key: NoticeKey, failure?: Failure | null): Notice => ({
  type: 'notice',
  notice: key,
  ...(failure ? { failure } : {}),
})
