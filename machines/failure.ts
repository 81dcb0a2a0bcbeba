/**
 * Every way a service can fail, as one closed list (specification, section 8).
 * Services map vendor codes to a kind, `src/copy` maps a kind to a sentence;
 * both records are exhaustive for the compiler.
 */
export type FailureKind =
  | 'wrong credentials'
  | 'email taken'
  | 'username taken'
  | 'weak password'
  | 'invalid email'
  | 'account disabled'
  | 'too many requests'
  | 'unreachable'
  | 'timed out'
  | 'popup closed'
  | 'popup blocked'
  | 'popup superseded'
  | 'provider unreachable'
  | 'other provider'
  | 'recent sign-in required'
  | 'wrong account'
  | 'not signed in'
  | 'email already verified'
  | 'no token'
  | 'session expired'
  | 'account deleted'
  | 'link invalid'
  | 'not allowed'
  | 'not registered'
  | 'refused'
  | 'username sign-in unsupported'
  | 'unexpected answer'
  | 'server error'
  | 'not a picture'
  | 'picture too large'
  | 'picture unreadable'
  | 'browser storage unavailable'
  | 'misconfigured'
  | 'overtaken'
  | 'unknown'

/** A failure as plain JSON, fit for a machine's context. */
export type Failure = {
  kind: FailureKind
  /** The backend's own sentence, shown where the specification says "the server's error text". */
  message?: string
  /** Seconds until another try is allowed, from `Retry-After`. */
  retryAfter?: number
  /** The request id that support can look up. */
  reference?: string
  /** When it happened (epoch ms), stamped by the sender where a machine needs the time. */
  at?: number
}

/** What a service rejects with: an `Error` that carries a {@link Failure}. */
export class ServiceFailure extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message ?? failure.kind)
    this.name = 'ServiceFailure'
    this.failure = failure
  }
}

/** Reads the failure out of whatever a promise was rejected with; anything foreign is 'unknown'. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ServiceFailure ? error.failure : { kind: 'unknown' }

/**
 * Whether the other side certainly did not act (specification, section 4, decision 0024).
 * False for time-outs, cut connections and 5xx: there the outcome is unknown and the act may be repeated.
 */
export const isRefusal = (failure: Failure): boolean => !outcomeUnknown.has(failure.kind)

const outcomeUnknown: ReadonlySet<FailureKind> = new Set([
  'unreachable',
  'timed out',
  'server error',
  'unexpected answer',
  'overtaken',
  'unknown',
])
