import { errors } from 'jose'
import { z } from 'zod'
import { Problem } from '../http/problems.ts'

/** An error response of the identity service: its code, or the HTTP status if it has none. */
export class IdentityRejection extends Error {
  readonly code: string

  constructor(code: string) {
    super('The identity service rejected the request.')
    this.name = 'IdentityRejection'
    this.code = code
  }
}

/**
 * Creates the error for an error response of the identity service. It only contains a code, because it is
 * logged and the messages may contain member data.
 */
export const rejectionFrom = (status: number, body: unknown): IdentityRejection => {
  const { data } = errorBody.safeParse(body)
  const candidates = [
    data?.error.message.split(' : ')[0],
    ...(data?.error.details ?? []).map(({ reason }) => reason),
    data?.error.status,
  ]
  return new IdentityRejection(candidates.find((text) => text && code.test(text)) ?? String(status))
}

const code = /^[A-Z][A-Z0-9_]{2,63}$/

/** For a rejected API key, the code is the reason in the details and the message is prose. */
const errorBody = z.object({
  error: z.object({
    message: z.string(),
    status: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
})

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
