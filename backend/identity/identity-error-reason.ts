import { errors } from 'jose'
import { Problem } from '../http/problems.ts'
import { IdentityRejection } from './identity-rejection.ts'

/** Why the identity service gave no usable answer, for logs and metrics. */
export type IdentityErrorReason = 'network' | 'timeout' | 'rejected'

/** Returns the reason of an `identity-unreachable`, or null for any other error. */
export const identityErrorReason = (error: unknown): IdentityErrorReason | null => {
  if (!(error instanceof Problem) || error.code !== 'identity-unreachable') return null
  const { cause } = error
  if (cause instanceof IdentityRejection) return 'rejected'
  return isTimeout(cause) ? 'timeout' : 'network'
}

/** A timeout of fetch, or of Google's keys. */
const isTimeout = (cause: unknown): boolean =>
  cause instanceof errors.JWKSTimeout || (cause instanceof Error && cause.name === 'TimeoutError')
