import { FirebaseError } from 'firebase/app'
import { describe, expect, test } from 'vitest'
import { verifiedIdentity } from '../../../machines/model/samples.ts'
import { createAttempts } from '../../../src/services/identity-firebase/attempts.ts'
import { isSessionEnd } from '../../../src/services/identity-firebase/session-ended.ts'

const maya = verifiedIdentity
const isMaya = ({ uid }: typeof maya) => uid === maya.uid

describe('whoever signs in', () => {
  test('is let in by an attempt that expects them, until it ends', () => {
    const attempts = createAttempts()
    expect(attempts.admit(maya)).toBe(false)
    const attempt = attempts.begin(isMaya)
    attempts.begin(() => false)
    expect([attempt.isLive(), attempts.admit(maya)]).toEqual([true, true])
    expect(attempts.admit({ ...maya, uid: 'uid-2' })).toBe(false)
    attempt.end()
    expect([attempt.isLive(), attempts.admit(maya)]).toEqual([false, false])
  })

  test('is let in by no attempt that was called off', () => {
    const attempts = createAttempts()
    const all = [attempts.begin(isMaya), attempts.begin(isMaya)]
    attempts.endAll()
    expect(all.map((attempt) => attempt.isLive())).toEqual([false, false])
    expect(attempts.admit(maya)).toBe(false)
  })
})

describe('a rejection', () => {
  test.each([
    ...['invalid-refresh-token', 'invalid-user-token', 'null-user', 'user-not-found'],
    ...['user-signed-out', 'user-token-expired'],
  ])('with the code “auth/%s” is the end of a session', (code) => {
    expect(isSessionEnd(new FirebaseError(`auth/${code}`, 'raw text'))).toBe(true)
  })

  test.each([
    new FirebaseError('auth/user-disabled', 'raw text'),
    new FirebaseError('', 'raw text'),
    new Error('auth/null-user'),
    null,
  ])('like %s is none', (error) => {
    expect(isSessionEnd(error)).toBe(false)
  })
})
