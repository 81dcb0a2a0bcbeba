import type { AuthType } from '../../../machines/member.ts'
import type { HttpRequest } from '../http.ts'
import type { Meanings } from './refusal.ts'

/** One call of the specification's table (section 7). */
export type Call<Value> = {
  method: HttpRequest['method']
  /** Below the API's base, with a slash in front. */
  path: string
  body?: Readonly<Record<string, unknown>>
  /** Reads what the call resolves with out of the answer's body; throws 'unexpected answer'. */
  decode(body: unknown): Value
  meanings?: Meanings
  /** Leaves `x-auth-type` out for members who signed in with a password (decision 0016). */
  namesSocialOnly?: boolean
  /** Being unable to get a token is 'no token' here, and no reason to end the session (decision 0023). */
  toleratesNoToken?: boolean
}

/** The request that makes a call: with its bearer, or without for nobody in particular. */
export const requestOf = (
  call: Call<unknown>,
  { baseUrl, token, authType }: { baseUrl: string; token: string | null; authType: AuthType },
): HttpRequest => ({
  url: `${baseUrl}${call.path}`,
  method: call.method,
  headers: {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(!(call.namesSocialOnly && authType === 'local') && { 'x-auth-type': authType }),
  },
  ...(call.body && { body: call.body }),
})
