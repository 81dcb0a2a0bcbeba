import type { FailureKind } from '../../../machines/failure.ts'
import type { AuthType, Member } from '../../../machines/member.ts'
import type { HttpRequest } from '../http.ts'

/** Overrides of the failure kind by HTTP status, for one request. */
export type StatusErrorMap = Readonly<Partial<Record<number, FailureKind>>>

/** One request of the specification's table (section 7). */
export type ApiRequest<Value> = {
  method: HttpRequest['method']
  /** Relative to the base URL, with a leading slash. */
  path: string
  body?: Readonly<Record<string, unknown>>
  /** The version that the backend must still have, sent as `If-Match`. */
  version?: string | null
  /** Reads the result from the response body. Throws 'unexpected answer'. */
  decode(body: unknown): Value
  errorMap?: StatusErrorMap
  /** Reads the newer record from the response to a change that another one has preceded. */
  decodeNewer?(body: unknown): Member | undefined
  /** Omits `x-auth-type` for members who signed in with a password (decision 0016). */
  omitsLocalAuthType?: boolean
  /** Rejects 'no token' if no token can be obtained for any reason; the request has not been sent. */
  reportsMissingToken?: boolean
  /** The session does not end if the identity service refuses a token (decision 0023). */
  keepsSession?: boolean
}

/** The request for the member's own record. */
export const memberRecord = { method: 'GET', path: '/users/me' } as const

type Sender = {
  baseUrl: string
  token: string | null
  /** An ID token beside a bearer token of another kind. */
  identityToken?: string | null
  authType: AuthType
}

/** The HTTP request, with a bearer token unless `token` is null. */
export const toHttpRequest = (
  request: Omit<ApiRequest<unknown>, 'decode'>,
  { baseUrl, token, identityToken, authType }: Sender,
): HttpRequest => ({
  url: `${baseUrl}${request.path}`,
  method: request.method,
  headers: {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(identityToken && { 'x-identity-token': identityToken }),
    ...(request.version && { 'if-match': `"${request.version}"` }),
    ...(!(request.omitsLocalAuthType && authType === 'local') && { 'x-auth-type': authType }),
  },
  ...(request.body && { body: request.body }),
})
