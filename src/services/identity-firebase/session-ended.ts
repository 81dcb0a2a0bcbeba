import { type CodeErrorMap, codeOf } from './firebase-failures.ts'

/** The codes for an identity that no longer exists or whose session was revoked. */
export const sessionEnded: CodeErrorMap = new Map([
  ['auth/invalid-refresh-token', 'session expired'],
  ['auth/invalid-user-token', 'session expired'],
  ['auth/null-user', 'session expired'],
  ['auth/user-not-found', 'session expired'],
  ['auth/user-signed-out', 'session expired'],
  ['auth/user-token-expired', 'session expired'],
])

/** Whether a rejection has one of these codes. */
export const isSessionEnd = (error: unknown): boolean => sessionEnded.has(codeOf(error) ?? '')
