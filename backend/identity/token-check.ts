import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import type { TokenSource } from '../config/token-source.ts'
import { serviceEmail } from '../fields/identity-fields.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from './caller.ts'
import { googleKeys } from './google-keys.ts'
import { signInProviders, withoutEmail } from './provider.ts'

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

/**
 * Reads the caller from the payload of a token whose signature, issuer, audience and expiry are verified.
 * Throws `invalid-token` for tokens that this product does not issue: other providers, tenants, several
 * audiences, tokens from the future.
 */
const callerFrom = (payload: unknown, now: number): Omit<Caller, 'token'> => {
  const parsed = idToken.safeParse(payload)
  if (!parsed.success) throw new Problem('invalid-token')
  const { sub, email, email_verified, auth_time, iat, firebase } = parsed.data
  const latest = now / 1000 + clockTolerance
  if (auth_time > latest || iat > latest) throw new Problem('invalid-token')
  const provider = firebase.sign_in_provider
  const accounts = (name: string) =>
    (firebase.identities[name] ?? []).length > 0
      ? [`${name} ${firebase.identities[name]?.join(' ')}`]
      : []
  return {
    uid: sub,
    email: serviceEmail(email),
    // A provider that was linked to an unverified email does not verify it.
    verified: email === '' ? withoutEmail.has(provider) : email_verified,
    provider,
    // A token with two accounts of the provider does not say which one signed in. Neither equals both.
    account: provider === 'password' ? provider : (accounts(provider)[0] ?? ''),
    linkedAccounts: signInProviders.flatMap(accounts),
    signedInAt: new Date(auth_time * 1000),
    issuedAt: new Date(iat * 1000),
  }
}

/** Seconds by which the clocks of this process and of the identity service may differ. */
const clockTolerance = 30

const idToken = z.object({
  // The library also accepts a list that contains our project. Firebase issues one audience, as a string.
  aud: z.string(),
  sub: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[^\p{Cc}]+$/u),
  email: z.string().max(320).default(''),
  email_verified: z.boolean().default(false),
  auth_time: z.number(),
  iat: z.number(),
  exp: z.number(),
  firebase: z.object({
    sign_in_provider: z.enum(signInProviders),
    // The ids of the linked accounts, by provider.
    identities: z.record(z.string(), z.array(z.union([z.string(), z.number()]))).default({}),
    tenant: z.undefined().optional(),
  }),
})
