import { FirebaseError } from 'firebase/app'
import { describe, expect, test } from 'vitest'
import { verifiedIdentity } from '../../../machines/samples.ts'
import { createAttempts } from '../../../src/services/identity-firebase/attempts.ts'
import { isSessionEnd } from '../../../src/services/identity-firebase/session-ended.ts'

const maya = verifiedIdentity
const isMaya = ({ uid }: typeof maya) => uid === maya.uid

describe('a sign-in', () => {
  test('is accepted by an attempt that expects it, until the attempt ends', () => {
    const attempts = createAttempts()
    expect(attempts.accepts(maya)).toBe(false)
    const attempt = attempts.begin(isMaya)
    attempts.begin(() => false)
    expect([attempt.isLive(), attempts.accepts(maya)]).toEqual([true, true])
    expect(attempts.accepts({ ...maya, uid: 'uid-2' })).toBe(false)
    attempt.end()
    expect([attempt.isLive(), attempts.accepts(maya)]).toEqual([false, false])
  })

  test('is not accepted by a cancelled attempt', () => {
    const attempts = createAttempts()
    const all = [attempts.begin(isMaya), attempts.begin(isMaya)]
    attempts.endAll()
    expect(all.map((attempt) => attempt.isLive())).toEqual([false, false])
    expect(attempts.accepts(maya)).toBe(false)
  })
})

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
