import type { StorageErrorCode } from 'firebase/storage'
import { type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import { codeOf } from '../firebase-app.ts'

/** Converts a rejection of Firebase Storage to a failure with a kind and without the vendor's text. */
export const storageFailure = (error: unknown): ServiceFailure => {
  if (error instanceof ServiceFailure) return error
  return new ServiceFailure({ kind: kinds.get(codeOf(error) ?? '') ?? 'unknown' })
}

/** Every code that the library publishes. A new code in an upgrade is a compile error here. */
const published: Readonly<Record<`storage/${StorageErrorCode}`, FailureKind>> = {
  'storage/app-deleted': 'misconfigured',
  'storage/bucket-not-found': 'misconfigured',
  'storage/canceled': 'superseded',
  'storage/cannot-slice-blob': 'unknown',
  'storage/internal-error': 'server error',
  'storage/invalid-argument': 'misconfigured',
  'storage/invalid-argument-count': 'misconfigured',
  'storage/invalid-checksum': 'unreachable',
  'storage/invalid-default-bucket': 'misconfigured',
  'storage/invalid-event-name': 'misconfigured',
  'storage/invalid-format': 'refused',
  'storage/invalid-root-operation': 'misconfigured',
  'storage/invalid-url': 'misconfigured',
  'storage/no-default-bucket': 'misconfigured',
  'storage/no-download-url': 'not allowed',
  'storage/object-not-found': 'unknown',
  'storage/project-not-found': 'misconfigured',
  'storage/quota-exceeded': 'too many requests',
  'storage/retry-limit-exceeded': 'unreachable',
  'storage/server-file-wrong-size': 'unreachable',
  'storage/unauthenticated': 'not signed in',
  'storage/unauthorized': 'not allowed',
  'storage/unauthorized-app': 'misconfigured',
  'storage/unknown': 'unknown',
  'storage/unsupported-environment': 'browser storage unavailable',
}

const kinds: ReadonlyMap<string, FailureKind> = new Map(Object.entries(published))
