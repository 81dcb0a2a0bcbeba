import type { AuthErrorCodes } from 'firebase/auth'
import { type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import { codeOf } from '../firebase-app.ts'

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

/** Published codes of features and platforms that this site does not use. They count as unknown. */
type IrrelevantCode =
  | 'auth/invalid-oauth-client-id'
  | 'auth/missing-client-type'
  | 'auth/missing-recaptcha-version'
  | 'auth/invalid-recaptcha-version'
  | 'auth/invalid-req-type'
  | 'auth/invalid-recaptcha-action'
  | 'auth/recaptcha-not-enabled'
  | 'auth/invalid-recaptcha-token'
  | 'auth/missing-recaptcha-token'
  | 'auth/emulator-config-failed'
  | 'auth/invalid-emulator-scheme'
  | 'auth/app-not-installed'
  | 'auth/cordova-not-ready'
  | 'auth/invalid-cordova-configuration'
  | 'auth/custom-token-mismatch'
  | 'auth/invalid-custom-token'
  | 'auth/dynamic-link-not-activated'
  | 'auth/invalid-dynamic-link-domain'
  | 'auth/invalid-cert-hash'
  | 'auth/invalid-app-credential'
  | 'auth/missing-app-credential'
  | 'auth/captcha-check-failed'
  | 'auth/missing-android-pkg-name'
  | 'auth/missing-ios-bundle-id'
  | 'auth/invalid-tenant-id'
  | 'auth/tenant-id-mismatch'
  | 'auth/unsupported-tenant-operation'
  | 'auth/code-expired'
  | 'auth/email-change-needs-verification'
  | 'auth/internal-error'
  | 'auth/invalid-multi-factor-session'
  | 'auth/invalid-phone-number'
  | 'auth/invalid-verification-code'
  | 'auth/invalid-verification-id'
  | 'auth/maximum-second-factor-count-exceeded'
  | 'auth/missing-multi-factor-info'
  | 'auth/missing-multi-factor-session'
  | 'auth/missing-or-invalid-nonce'
  | 'auth/missing-phone-number'
  | 'auth/missing-verification-code'
  | 'auth/missing-verification-id'
  | 'auth/multi-factor-auth-required'
  | 'auth/multi-factor-info-not-found'
  | 'auth/redirect-operation-pending'
  | 'auth/second-factor-already-in-use'
  | 'auth/unsupported-first-factor'
  | 'auth/unverified-email'

/** Every other code that the library publishes. A new code in an upgrade is a compile error here. */
const published: Readonly<Record<Exclude<AuthErrorCode, IrrelevantCode>, FailureKind>> = {
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
  'auth/argument-error': 'misconfigured',
  'auth/auth-domain-config-required': 'misconfigured',
  'auth/dependent-sdk-initialized-before-auth': 'misconfigured',
  'auth/invalid-api-key': 'misconfigured',
  'auth/invalid-app-id': 'misconfigured',
  'auth/invalid-continue-uri': 'misconfigured',
  'auth/invalid-hosting-link-domain': 'misconfigured',
  'auth/invalid-message-payload': 'misconfigured',
  'auth/invalid-oauth-provider': 'misconfigured',
  'auth/invalid-persistence-type': 'misconfigured',
  'auth/invalid-provider-id': 'misconfigured',
  'auth/invalid-sender': 'misconfigured',
  'auth/missing-continue-uri': 'misconfigured',
  'auth/no-such-provider': 'misconfigured',
  'auth/operation-not-allowed': 'misconfigured',
  'auth/unauthorized-continue-uri': 'misconfigured',
  'auth/unauthorized-domain': 'misconfigured',
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
