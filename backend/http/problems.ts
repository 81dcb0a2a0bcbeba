import type { z } from '@hono/zod-openapi'
import type { memberRecord } from '../members/member.ts'

/*
 * Every error of the API: its stable code, its status and its message.
 * Codes are stable, because the site and other clients depend on them.
 */
const problems = {
  'malformed-json': [400, 'The request is not valid JSON.'],
  'invalid-body': [400, 'Something is missing or isn’t valid. Please check and try again.'],
  'missing-token': [401, 'Please log in.'],
  'invalid-token': [401, 'Your session has ended. Please log in again.'],
  'account-deleted': [401, 'This account has been deleted.'],
  'email-not-verified': [403, 'email is not verified'],
  'provider-not-accepted': [
    403,
    'This way to log in isn’t accepted for this account. Please log in the way you did before, or set a new password.',
  ],
  'email-mismatch': [403, 'This email address doesn’t match the account you’re logged in with.'],
  'recent-sign-in-required': [403, 'For your security, please log in again.'],
  'wrong-account': [403, 'This request is for a different account.'],
  'wrong-credentials': [403, 'That username or password isn’t right.'],
  'not-registered': [404, 'We couldn’t find your account. Please sign up.'],
  'not-found': [404, 'We couldn’t find what you asked for.'],
  'method-not-allowed': [405, 'This method isn’t supported here.'],
  'username-taken': [409, 'This username is already taken.'],
  'email-taken': [409, 'This email address belongs to another account.'],
  'record-changed': [412, 'Your account has changed in the meantime. Please check it.'],
  'body-too-large': [413, 'That’s too much to send at once. Please shorten it.'],
  'not-json': [415, 'The request must be sent as JSON.'],
  'too-many-requests': [429, 'Too many attempts. Please wait a moment.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  'identity-unreachable': [503, 'We couldn’t reach the sign-in service. Please try again.'],
  'not-ready': [503, 'This instance cannot serve at the moment.'],
  maintenance: [503, 'We’re doing maintenance right now. Please try again in a few minutes.'],
  'database-unreachable': [503, 'We can’t reach your account right now. Please try again.'],
} as const

export type ProblemCode = keyof typeof problems

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
  /** The field of the body that is invalid. */
  readonly field: string | undefined
  /** The record that has changed. */
  readonly user: z.output<typeof memberRecord> | undefined

  constructor(
    code: ProblemCode,
    details: Partial<Pick<Problem, 'message' | 'retryAfter' | 'field' | 'user' | 'cause'>> = {},
  ) {
    super(details.message ?? problems[code][1], { cause: details.cause })
    this.name = 'Problem'
    this.code = code
    this.status = statusOf(code)
    this.retryAfter = details.retryAfter
    this.field = details.field
    this.user = details.user
  }
}
