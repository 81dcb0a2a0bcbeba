import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose'
import type { TokenSource } from '../config/token-source.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from './caller.ts'
import { callerFrom } from './caller-from.ts'
import { googleKeys } from './google-keys.ts'

/** Checks a bearer token; rejects with `invalid-token`, or `identity-unreachable` when no key could be fetched. */
export type TokenCheck = (token: string) => Promise<Caller>

/**
 * Makes the check for this instance: Google's signed tokens, or the emulator's unsigned ones where
 * the configuration allows them. `keys` replaces Google's key set, for tests with a key of their own.
 */
export const tokenCheck = (
  settings: { projectId: string; tokens: TokenSource; keys?: JWTVerifyGetKey },
  now: () => number,
): TokenCheck => {
  const { projectId, tokens } = settings
  const keys = settings.keys ?? googleKeys()
  const claims = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    currentDate: new Date(now()),
    clockTolerance: clockToleranceInSeconds,
  })
  return async (token) => {
    if (token.length > longestToken) throw new Problem('invalid-token')
    return callerFrom(await payloadOf(token), now())
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
      throw isAboutTheToken(error)
        ? new Problem('invalid-token')
        : new Problem('identity-unreachable', { cause: error })
    }
  }
}

/** The one algorithm of the identity service; a token does not choose its own. */
export const acceptedAlgorithms = ['RS256']

const longestToken = 8192
const clockToleranceInSeconds = 5

/** An unreachable key set says nothing about the token: that is no reason to sign a member out. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !keySetFailures.has(error.code)

const keySetFailures: ReadonlySet<string> = new Set([
  'ERR_JOSE_GENERIC',
  'ERR_JWKS_TIMEOUT',
  'ERR_JWKS_INVALID',
])
