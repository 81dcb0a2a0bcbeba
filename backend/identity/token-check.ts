import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose'
import type { TokenSource } from '../config/token-source.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from './caller.ts'
import { callerFrom, clockTolerance } from './caller-from.ts'
import { googleKeys } from './google-keys.ts'

/** Verifies a bearer token. Rejects with `invalid-token`, or `identity-unreachable` if no key could be fetched. */
export type TokenCheck = (token: string) => Promise<Caller>

/**
 * Creates the token verification of an instance: Google's signed tokens, or the emulator's unsigned ones if
 * the configuration allows them. Tests pass their own `keys`.
 */
export const createTokenCheck = (
  settings: { projectId: string; tokens: TokenSource; keys?: JWTVerifyGetKey },
  now: () => number,
): TokenCheck => {
  const { projectId, tokens } = settings
  const keys = settings.keys ?? googleKeys()
  const claims = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    currentDate: new Date(now()),
    clockTolerance,
  })
  return async (token) => {
    if (token.length > maxTokenLength) throw new Problem('invalid-token')
    return { ...callerFrom(await payloadOf(token), now()), token }
  }

  async function payloadOf(token: string): Promise<JWTPayload> {
    try {
      if (tokens.kind === 'emulator') return UnsecuredJWT.decode(token, claims()).payload
      const { payload } = await jwtVerify(token, keys, {
        ...claims(),
        algorithms: acceptedAlgorithms,
      })
      return payload
    } catch (error) {
      throw isTokenError(error)
        ? new Problem('invalid-token')
        : new Problem('identity-unreachable', { cause: error })
    }
  }
}

/** The algorithm of the identity service. A token cannot choose another. */
const acceptedAlgorithms = ['RS256']

const maxTokenLength = 8192

/** False if the key set is unreachable, which is no reason to sign a member out. */
const isTokenError = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !keySetFailures.has(error.code)

const keySetFailures: ReadonlySet<string> = new Set([
  'ERR_JOSE_GENERIC',
  'ERR_JWKS_TIMEOUT',
  'ERR_JWKS_INVALID',
])
