import * as v from 'valibot'
import { type Failure, type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import type { HttpResponse } from '../http.ts'
import type { ApiRequest, StatusErrorMap } from './request.ts'

/** Whether a response is an error: by its status, or by `success: false` in its body. */
export const isRefused = ({ status, body }: HttpResponse): boolean =>
  status >= 400 || isUnsuccessful(body)

/** Converts an error response to a failure: its kind, and the message, retry time and reference that it contains. */
export const failureFrom = (
  response: HttpResponse,
  { errorMap = {}, decodeNewer }: Pick<ApiRequest<unknown>, 'errorMap' | 'decodeNewer'> = {},
): ServiceFailure => {
  const decoded = v.safeParse(errorResponse, response.body)
  const body = decoded.success ? decoded.output : noDetails
  const reference = body.requestId ?? response.header('x-request-id')
  const newer = decodeNewer?.(response.body)
  const retryAfter = secondsOf(response.header('retry-after'))
  return new ServiceFailure({
    kind: kindOf(response, body.code, errorMap),
    ...messageOf(body.error ?? body.message),
    ...(body.field && { field: body.field }),
    ...(retryAfter !== null && { retryAfter }),
    ...(newer && { newer }),
    ...(reference && referencePattern.test(reference) && { reference }),
  })
}

const maybeText = v.fallback(v.optional(v.string()), undefined)
const errorResponse = v.object({
  error: maybeText,
  message: maybeText,
  code: maybeText,
  requestId: maybeText,
  field: maybeText,
})
const noDetails: v.InferOutput<typeof errorResponse> = {}

const isUnsuccessful = (body: unknown): boolean =>
  v.is(v.object({ success: v.literal(false) }), body)

const kindOf = (
  { status, body }: HttpResponse,
  code: string | undefined,
  errorMap: StatusErrorMap,
): FailureKind => {
  if (isGatewayStatus(status) && !isUnsuccessful(body)) return 'bad gateway'
  if (status >= 500) return 'server error'
  const mapped = errorMap[status]
  if (mapped) return mapped
  const kindOfCode = code && codes.get(code)
  if (kindOfCode) return kindOfCode
  // A wrong base URL and a proxy also result in a 404, which must not look like a member without a record.
  if (status === 404 && (!isUnsuccessful(body) || code === 'not-found')) return 'refused'
  return statuses.get(status) ?? 'refused'
}

/**
 * Whether a proxy has responded because the backend did not: 502, 504, or 520 and above from a content delivery
 * network. The backend may have processed the request.
 */
const isGatewayStatus = (status: number): boolean =>
  status === 502 || status === 504 || status >= 520

const codes: ReadonlyMap<string, FailureKind> = new Map([
  ['username-taken', 'username taken'],
  ['email-taken', 'email taken'],
  ['wrong-account', 'wrong account'],
  ['provider-not-accepted', 'sign-in not accepted'],
  ['recent-sign-in-required', 'recent sign-in required'],
  ['account-deleted', 'account deleted'],
])

const statuses: ReadonlyMap<number, FailureKind> = new Map([
  [401, 'session expired'],
  [403, 'not allowed'],
  [404, 'not registered'],
  [429, 'too many requests'],
])

/** The server's message on one line, at most 300 characters. It is only shown as text. */
const messageOf = (given: string | undefined): Pick<Failure, 'message'> => {
  const message = (given ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
  return message === '' ? {} : { message }
}

const referencePattern = /^[\w.:-]{1,100}$/

/** `Retry-After` in seconds, at most one day. The date format is ignored, because it depends on the visitor's clock. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header) ? Math.min(Math.max(Number(header), 1), 86_400) : null
