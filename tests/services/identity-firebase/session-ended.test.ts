import { FirebaseError } from 'firebase/app'
import { describe, expect, test } from 'vitest'
import { isSessionEnd } from '../../../src/services/identity-firebase/firebase-failures.ts'

describe('a rejection', () => {
  test.each([
    ...['invalid-refresh-token', 'invalid-user-token', 'null-user', 'user-not-found'],
    ...['user-signed-out', 'user-token-expired'],
  ])('with the code “auth/%s” ends the session', (code) => {
    expect(isSessionEnd(new FirebaseError(`auth/${code}`, 'raw text'))).toBe(true)
  })

  test.each([
    new FirebaseError('auth/user-disabled', 'raw text'),
    new FirebaseError('', 'raw text'),
    new Error('auth/null-user'),
    null,
  ])('like %s does not end the session', (error) => {
    expect(isSessionEnd(error)).toBe(false)
  })
})
