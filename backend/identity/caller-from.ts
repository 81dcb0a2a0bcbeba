import { z } from 'zod'
import { comparableEmail } from '../fields/identity-fields.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from './caller.ts'
import { signInProviders, withoutEmail } from './provider.ts'

/**
 * Reads the caller from the payload of a token whose signature, issuer, audience and expiry are verified.
 * Throws `invalid-token` for tokens that this product does not issue: other providers, tenants, several
 * audiences, tokens from the future.
 */
export const callerFrom = (payload: unknown, now: number): Omit<Caller, 'token'> => {
  const parsed = idToken.safeParse(payload)
  if (!parsed.success) throw new Problem('invalid-token')
  const { sub, email, email_verified, auth_time, iat, firebase } = parsed.data
  const latest = now / 1000 + clockTolerance
  if (auth_time > latest || iat > latest) throw new Problem('invalid-token')
  const provider = firebase.sign_in_provider
  const normalisedEmail = comparableEmail(email)
  return {
    uid: sub,
    email: normalisedEmail,
    // A provider that was linked to an unverified email does not verify it.
    verified: normalisedEmail === '' ? withoutEmail.has(provider) : email_verified,
    provider,
    account:
      provider === 'password'
        ? provider
        : `${provider} ${firebase.identities[provider]?.[0] ?? ''}`,
    otherProviders: linkableProviders.filter(
      (other) => other !== provider && other in firebase.identities,
    ),
    signedInAt: new Date(auth_time * 1000),
    issuedAt: new Date(iat * 1000),
  }
}

/** Seconds by which the clocks of this process and of the identity service may differ. */
export const clockTolerance = 30

const linkableProviders = signInProviders.filter((provider) => provider !== 'password')

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
