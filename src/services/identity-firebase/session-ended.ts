import { codeOf, type Meanings } from './firebase-failures.ts'

/** The codes by which the service says that this identity is no more, or may no longer act. */
export const sessionEnded: Meanings = new Map([
  ['auth/invalid-refresh-token', 'session expired'],
  ['auth/invalid-user-token', 'session expired'],
  ['auth/null-user', 'session expired'],
  ['auth/user-not-found', 'session expired'],
  ['auth/user-signed-out', 'session expired'],
  ['auth/user-token-expired', 'session expired'],
])

/** Whether a rejection says so. */
export const isSessionEnd = (error: unknown): boolean => sessionEnded.has(codeOf(error) ?? '')
