import type { failureKinds } from './failure-kinds.ts'
import type { Member } from './member.ts'

/** The kind of a failure. The list is a module of its own, because only field reports need it at runtime. */
export type FailureKind = (typeof failureKinds)[number]

/** A format of files that members choose instead of a jpeg or png. */
export type FileFormat =
  | 'HEIC'
  | 'AVIF'
  | 'WebP'
  | 'GIF'
  | 'BMP'
  | 'TIFF'
  | 'JPEG XL'
  | 'JPEG 2000'
  | 'SVG'
  | 'Photoshop'
  | 'PDF'
  | 'video'

/** A failure as plain JSON, so that a machine can store it in its context. */
export type Failure = {
  kind: FailureKind
  /** The message of the backend, shown where the specification requires "the server's error text". */
  message?: string
  /** The field of the request's body that the backend refuses, such as `dateOfBirth`. */
  field?: string
  /** Seconds until another attempt is allowed, from `Retry-After`. */
  retryAfter?: number
  /** The request id that support can look up. */
  reference?: string
  /** Whether the request was certainly never sent, because the browser was offline or the API client did not load. */
  notSent?: true
  /** The format of a file that is 'not a picture', if it is known. */
  format?: FileFormat
  /** The record that another tab or device has saved, of the kind 'changed elsewhere'. */
  newer?: Member
  /** When it happened (epoch ms), if a machine needs the time. */
  at?: number
}

/** The error that services reject with. It carries a {@link Failure}. */
export class ServiceFailure extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message ?? failure.kind)
    this.name = 'ServiceFailure'
    this.failure = failure
  }
}

/** Returns the failure of a rejection; any other error is 'unknown'. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ServiceFailure ? error.failure : { kind: 'unknown' }

/** The assigner of the action 'set failure', which every machine with a `failure` in its context has. */
export const toFailureContext = (
  _: unknown,
  { error }: { error: unknown },
): { failure: Failure } => {
  // Only the merge of a save needs the newer record, and reads it from the error.
  const failure = { ...failureOf(error) }
  delete failure.newer
  return { failure }
}

/** The action of a rejected actor that stores its failure in the context. */
export const setFailure = {
  type: 'set failure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const

/** The assigner for the output of a child machine, which has a failure unless it has succeeded. */
export const toOutputFailure = (_: unknown, { failure }: OutputFailure): OutputFailure => ({
  failure,
})

/** The guard for an attempt that has ended because another one has begun (decision 0007). */
export const wasSuperseded = (_: unknown, { error }: { error: unknown }): boolean =>
  ['superseded', 'popup superseded'].includes(failureOf(error).kind)

/** The guard for the output of a child machine that has succeeded. */
export const hasSucceeded = (_: unknown, { failure }: OutputFailure): boolean => failure === null

type OutputFailure = { failure: Failure | null }

/**
 * Whether the server answered with an error and certainly changed nothing (specification, section 4, decision 0024).
 * False for timeouts, lost connections and 5xx, whose outcome is unknown, so that the request may be repeated.
 */
export const hasChangedNothing = (failure: Failure): boolean => !outcomeUnknown.has(failure.kind)

/**
 * Whether a failed deletion has certainly not begun: the backend answered with an error of any status, or no request
 * was sent (decision 0014). False if the request may have reached the backend without an answer.
 */
export const deletionHasNotBegun = (failure: Failure): boolean =>
  failure.notSent === true || failure.kind === 'server error' || hasChangedNothing(failure)

const outcomeUnknown: ReadonlySet<FailureKind> = new Set([
  'unreachable',
  'timed out',
  'server error',
  'bad gateway',
  'unexpected answer',
  'superseded',
  'unknown',
])
