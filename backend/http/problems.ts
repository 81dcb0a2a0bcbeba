/*
 * Every error of the API: its stable code, its status and its message.
 * Codes are stable, because the site and other clients depend on them.
 */
const problems = {
  'malformed-json': [400, 'The request is not valid JSON.'],
  'invalid-body': [400, 'Something in the request is missing or not valid.'],
  'missing-token': [401, 'Please sign in.'],
  'invalid-token': [401, 'The sign-in is not valid any more. Please sign in again.'],
  'account-deleted': [401, 'This account has been deleted.'],
  'email-not-verified': [403, 'email is not verified'],
  'email-mismatch': [403, 'The email address is not the one of this sign-in.'],
  'recent-sign-in-required': [403, 'For your safety, please sign in once more.'],
  'wrong-account': [403, 'The request names another account than this sign-in.'],
  'wrong-credentials': [403, 'The username or the password is not right.'],
  'not-registered': [404, 'There is no member record for this sign-in.'],
  'not-found': [404, 'There is no such call.'],
  'method-not-allowed': [405, 'This call does not take that method.'],
  'username-taken': [409, 'This username is already taken.'],
  'email-taken': [409, 'This email address belongs to another account.'],
  'body-too-large': [413, 'The request is too large.'],
  'not-json': [415, 'The request must be sent as JSON.'],
  'too-many-requests': [429, 'Too many tries. Please wait a little.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  'identity-unreachable': [503, 'The sign-in service cannot be reached. Please try again.'],
  'not-ready': [503, 'This instance cannot serve at the moment.'],
  'database-unreachable': [503, 'The member records cannot be reached. Please try again.'],
} as const

/** The stable code of an error. */
export type ProblemCode = keyof typeof problems

/** The HTTP status of an error. */
export type ProblemStatus = (typeof problems)[ProblemCode][0]

/** Every code, for the OpenAPI document. */
export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]

/** Returns the status of a code. */
export const statusOf = (code: ProblemCode): ProblemStatus => problems[code][0]

/** An error that becomes an error response. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: ProblemStatus
  /** Seconds until a retry is allowed. */
  readonly retryAfter: number | undefined

  constructor(
    code: ProblemCode,
    details: { message?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(details.message ?? problems[code][1], { cause: details.cause })
    this.name = 'Problem'
    this.code = code
    this.status = statusOf(code)
    this.retryAfter = details.retryAfter
  }
}
