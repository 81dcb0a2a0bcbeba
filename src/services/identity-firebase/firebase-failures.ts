import type { AuthErrorCodes } from 'firebase/auth'
import { type FailureKind, ServiceFailure } from '../../../machines/failure.ts'

/** Maps error codes of the vendor to failure kinds. */
export type CodeErrorMap = ReadonlyMap<string, FailureKind>

type AuthErrorCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes]

/**
 * Converts a rejection of the identity service to a failure with a kind and without the vendor's text (specification,
 * section 8). `overrides` are for codes that map to another kind in one operation. A rejection without a code, which
 * some browsers and policies cause, has the kind `uncoded`.
 */
export const identityFailure = (
  error: unknown,
  {
    overrides = noOverrides,
    uncoded = 'unknown',
  }: { overrides?: CodeErrorMap; uncoded?: FailureKind } = {},
): ServiceFailure => {
  if (error instanceof ServiceFailure) return error
  const code = codeOf(error)
  const kind = code === null ? uncoded : (overrides.get(code) ?? kinds.get(code) ?? 'unknown')
  return new ServiceFailure({ kind })
}

/** Returns a handler for `catch` that throws the converted failure. */
export const failWith =
  (overrides: CodeErrorMap = noOverrides, uncoded: FailureKind = 'unknown') =>
  (error: unknown): never => {
    throw identityFailure(error, { overrides, uncoded })
  }

/** The vendor's error code, or null. `instanceof` would fail for an error of another copy of the library. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null

/** Every code that the library publishes. A new code in an upgrade is a compile error here. */
const published: Readonly<Record<AuthErrorCode, FailureKind>> = {
  'auth/invalid-credential': 'wrong credentials',
  'auth/rejected-credential': 'wrong credentials',
  'auth/user-not-found': 'wrong credentials',
  'auth/wrong-password': 'wrong credentials',
  'auth/email-already-in-use': 'email taken',
  'auth/missing-password': 'weak password',
  'auth/weak-password': 'weak password',
  'auth/invalid-email': 'invalid email',
  'auth/invalid-recipient-email': 'invalid email',
  'auth/user-disabled': 'account disabled',
  'auth/quota-exceeded': 'too many requests',
  'auth/too-many-requests': 'too many requests',
  'auth/cors-unsupported': 'unreachable',
  'auth/network-request-failed': 'unreachable',
  'auth/timeout': 'timed out',
  'auth/popup-closed-by-user': 'popup closed',
  'auth/redirect-cancelled-by-user': 'popup closed',
  'auth/user-cancelled': 'popup closed',
  'auth/popup-blocked': 'popup blocked',
  'auth/cancelled-popup-request': 'popup superseded',
  'auth/invalid-auth-event': 'provider unreachable',
  'auth/missing-iframe-start': 'provider unreachable',
  'auth/no-auth-event': 'provider unreachable',
  'auth/account-exists-with-different-credential': 'other provider',
  'auth/credential-already-in-use': 'other provider',
  'auth/provider-already-linked': 'other provider',
  'auth/requires-recent-login': 'recent sign-in required',
  'auth/user-mismatch': 'wrong account',
  'auth/null-user': 'not signed in',
  'auth/invalid-user-token': 'session expired',
  'auth/user-signed-out': 'session expired',
  'auth/user-token-expired': 'session expired',
  'auth/expired-action-code': 'link invalid',
  'auth/invalid-action-code': 'link invalid',
  'auth/operation-not-supported-in-this-environment': 'browser storage unavailable',
  'auth/unsupported-persistence-type': 'browser storage unavailable',
  'auth/web-storage-unsupported': 'browser storage unavailable',
  'auth/already-initialized': 'misconfigured',
  'auth/admin-restricted-operation': 'misconfigured',
  'auth/app-deleted': 'misconfigured',
  'auth/app-not-authorized': 'misconfigured',
  'auth/app-not-installed': 'misconfigured',
  'auth/argument-error': 'misconfigured',
  'auth/auth-domain-config-required': 'misconfigured',
  'auth/captcha-check-failed': 'misconfigured',
  'auth/cordova-not-ready': 'misconfigured',
  'auth/custom-token-mismatch': 'misconfigured',
  'auth/dependent-sdk-initialized-before-auth': 'misconfigured',
  'auth/dynamic-link-not-activated': 'misconfigured',
  'auth/emulator-config-failed': 'misconfigured',
  'auth/invalid-api-key': 'misconfigured',
  'auth/invalid-app-credential': 'misconfigured',
  'auth/invalid-app-id': 'misconfigured',
  'auth/invalid-cert-hash': 'misconfigured',
  'auth/invalid-continue-uri': 'misconfigured',
  'auth/invalid-cordova-configuration': 'misconfigured',
  'auth/invalid-custom-token': 'misconfigured',
  'auth/invalid-dynamic-link-domain': 'misconfigured',
  'auth/invalid-emulator-scheme': 'misconfigured',
  'auth/invalid-hosting-link-domain': 'misconfigured',
  'auth/invalid-message-payload': 'misconfigured',
  'auth/invalid-oauth-client-id': 'misconfigured',
  'auth/invalid-oauth-provider': 'misconfigured',
  'auth/invalid-persistence-type': 'misconfigured',
  'auth/invalid-provider-id': 'misconfigured',
  'auth/invalid-recaptcha-action': 'misconfigured',
  'auth/invalid-recaptcha-token': 'misconfigured',
  'auth/invalid-recaptcha-version': 'misconfigured',
  'auth/invalid-req-type': 'misconfigured',
  'auth/invalid-sender': 'misconfigured',
  'auth/invalid-tenant-id': 'misconfigured',
  'auth/missing-android-pkg-name': 'misconfigured',
  'auth/missing-app-credential': 'misconfigured',
  'auth/missing-client-type': 'misconfigured',
  'auth/missing-continue-uri': 'misconfigured',
  'auth/missing-ios-bundle-id': 'misconfigured',
  'auth/missing-recaptcha-token': 'misconfigured',
  'auth/missing-recaptcha-version': 'misconfigured',
  'auth/no-such-provider': 'misconfigured',
  'auth/operation-not-allowed': 'misconfigured',
  'auth/recaptcha-not-enabled': 'misconfigured',
  'auth/tenant-id-mismatch': 'misconfigured',
  'auth/unauthorized-continue-uri': 'misconfigured',
  'auth/unauthorized-domain': 'misconfigured',
  'auth/unsupported-tenant-operation': 'misconfigured',
  'auth/code-expired': 'unknown',
  'auth/email-change-needs-verification': 'unknown',
  'auth/internal-error': 'unknown',
  'auth/invalid-multi-factor-session': 'unknown',
  'auth/invalid-phone-number': 'unknown',
  'auth/invalid-verification-code': 'unknown',
  'auth/invalid-verification-id': 'unknown',
  'auth/maximum-second-factor-count-exceeded': 'unknown',
  'auth/missing-multi-factor-info': 'unknown',
  'auth/missing-multi-factor-session': 'unknown',
  'auth/missing-or-invalid-nonce': 'unknown',
  'auth/missing-phone-number': 'unknown',
  'auth/missing-verification-code': 'unknown',
  'auth/missing-verification-id': 'unknown',
  'auth/multi-factor-auth-required': 'unknown',
  'auth/multi-factor-info-not-found': 'unknown',
  'auth/redirect-operation-pending': 'unknown',
  'auth/second-factor-already-in-use': 'unknown',
  'auth/unsupported-first-factor': 'unknown',
  'auth/unverified-email': 'unknown',
}

/** Codes that the library and the service use without publishing them. */
const unpublished = {
  'auth/internal': 'server error',
  'auth/invalid-grant-type': 'session expired',
  'auth/invalid-refresh-token': 'session expired',
  'auth/login-blocked': 'superseded',
  'auth/missing-email': 'invalid email',
  'auth/missing-refresh-token': 'session expired',
  'auth/password-does-not-meet-requirements': 'weak password',
  'auth/unsupported-password-policy-schema-version': 'weak password',
} as const satisfies Record<string, FailureKind>

const kinds: CodeErrorMap = new Map(Object.entries({ ...published, ...unpublished }))

const noOverrides: CodeErrorMap = new Map()
