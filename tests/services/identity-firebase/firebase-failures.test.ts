import { FirebaseError } from 'firebase/app'
import { AuthErrorCodes } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../../machines/failure.ts'
import { failureMessages } from '../../../src/copy/failures.ts'
import { codeOf } from '../../../src/services/firebase-app.ts'
import {
  failWith,
  identityFailure,
} from '../../../src/services/identity-firebase/firebase-failures.ts'

const kindOf = (code: string) => identityFailure(new FirebaseError(code, 'raw text')).failure.kind

describe('a rejection of the identity service', () => {
  test('is mapped for every code except those of unused features', () => {
    const unmapped = Object.values(AuthErrorCodes).filter((code) => kindOf(code) === 'unknown')
    expect(unmapped.map((code) => code.replace('auth/', '')).sort()).toEqual([
      'app-not-installed',
      'captcha-check-failed',
      'code-expired',
      'cordova-not-ready',
      'custom-token-mismatch',
      'dynamic-link-not-activated',
      'email-change-needs-verification',
      'emulator-config-failed',
      'internal-error',
      'invalid-app-credential',
      'invalid-cert-hash',
      'invalid-cordova-configuration',
      'invalid-custom-token',
      'invalid-dynamic-link-domain',
      'invalid-emulator-scheme',
      'invalid-multi-factor-session',
      'invalid-oauth-client-id',
      'invalid-phone-number',
      'invalid-recaptcha-action',
      'invalid-recaptcha-token',
      'invalid-recaptcha-version',
      'invalid-req-type',
      'invalid-tenant-id',
      'invalid-verification-code',
      'invalid-verification-id',
      'maximum-second-factor-count-exceeded',
      'missing-android-pkg-name',
      'missing-app-credential',
      'missing-client-type',
      'missing-ios-bundle-id',
      'missing-multi-factor-info',
      'missing-multi-factor-session',
      'missing-or-invalid-nonce',
      'missing-phone-number',
      'missing-recaptcha-token',
      'missing-recaptcha-version',
      'missing-verification-code',
      'missing-verification-id',
      'multi-factor-auth-required',
      'multi-factor-info-not-found',
      'recaptcha-not-enabled',
      'redirect-operation-pending',
      'second-factor-already-in-use',
      'tenant-id-mismatch',
      'unsupported-first-factor',
      'unsupported-tenant-operation',
      'unverified-email',
    ])
  })

  test('has a message for every code', () => {
    const withoutText = Object.values(AuthErrorCodes).filter(
      (code) => !Object.hasOwn(failureMessages, kindOf(code)),
    )
    expect(withoutText).toEqual([])
  })

  test.each([
    ['email-already-in-use', 'email taken'],
    ['weak-password', 'weak password'],
    ['password-does-not-meet-requirements', 'weak password'],
    ['invalid-email', 'invalid email'],
    ['missing-email', 'invalid email'],
    ['user-disabled', 'account disabled'],
    ['too-many-requests', 'too many requests'],
    ['network-request-failed', 'unreachable'],
    ['timeout', 'timed out'],
    ['popup-closed-by-user', 'popup closed'],
    ['popup-blocked', 'popup blocked'],
    ['cancelled-popup-request', 'popup superseded'],
    ['account-exists-with-different-credential', 'other provider'],
    ['requires-recent-login', 'recent sign-in required'],
    ['user-mismatch', 'wrong account'],
    ['user-token-expired', 'session expired'],
    ['invalid-refresh-token', 'session expired'],
    ['missing-refresh-token', 'session expired'],
    ['invalid-grant-type', 'session expired'],
    ['expired-action-code', 'link invalid'],
    ['web-storage-unsupported', 'browser storage unavailable'],
    ['invalid-api-key', 'misconfigured'],
    ['internal', 'server error'],
    ['login-blocked', 'superseded'],
    ['unsupported-password-policy-schema-version', 'weak password'],
  ])('with the code “%s” is “%s”', (code, kind) => expect(kindOf(`auth/${code}`)).toBe(kind))

  test('does not distinguish an unknown email from a wrong password (fault 61)', () => {
    const codes = ['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential']
    expect(codes.map(kindOf)).toEqual([
      'wrong credentials',
      'wrong credentials',
      'wrong credentials',
    ])
  })

  test.each(['auth/something-new', 'auth/constructor', '__proto__', 'constructor', ''])(
    'with the code “%s” is unknown',
    (code) => {
      expect(kindOf(code)).toBe('unknown')
    },
  )

  test('does not contain the text of the vendor', () => {
    expect(identityFailure(new FirebaseError('auth/internal-error', 'raw text')).failure).toEqual({
      kind: 'unknown',
    })
  })

  test('can have no code', () => {
    expect(identityFailure(new TypeError('blocked by policy')).failure.kind).toBe('unknown')
    expect(identityFailure('thrown text', { uncoded: 'provider unreachable' }).failure.kind).toBe(
      'provider unreachable',
    )
    expect(codeOf(Object.assign(new Error('numbered'), { code: 7 }))).toBeNull()
  })

  test('can be overridden for an action', () => {
    const error = new FirebaseError('auth/user-not-found', 'raw text')
    const overrides = new Map([['auth/user-not-found', 'session expired' as const]])
    expect(identityFailure(error, { overrides }).failure.kind).toBe('session expired')
  })

  test('is rethrown as a service failure', () => {
    const overrides = new Map([['auth/user-not-found', 'session expired' as const]])
    const gone = new FirebaseError('auth/user-not-found', 'raw text')
    expect(() => failWith()(gone)).toThrow(new ServiceFailure({ kind: 'wrong credentials' }))
    expect(() => failWith(overrides)(gone)).toThrow(new ServiceFailure({ kind: 'session expired' }))
    const uncoded = new TypeError('blocked by policy')
    expect(() => failWith()(uncoded)).toThrow(new ServiceFailure({ kind: 'unknown' }))
    expect(() => failWith(overrides, 'provider unreachable')(uncoded)).toThrow(
      new ServiceFailure({ kind: 'provider unreachable' }),
    )
  })

  test('that is already a service failure is returned unchanged', () => {
    const existing = new ServiceFailure({ kind: 'popup closed' })
    expect(identityFailure(existing, { uncoded: 'provider unreachable' })).toBe(existing)
  })
})
