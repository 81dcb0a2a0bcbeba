import { z } from 'zod'
import { Problem } from '../http/problems.ts'
import type { Caller } from './caller.ts'

/**
 * Reads the caller out of a token whose signature, issuer, audience and expiry hold.
 * Refuses with `invalid-token` what this product does not issue: other providers, tenants,
 * tokens from the future.
 */
export const callerFrom = (payload: unknown, now: number): Caller => {
  const parsed = idToken.safeParse(payload)
  if (!parsed.success) throw new Problem('invalid-token')
  const { sub, email, email_verified, auth_time, iat, firebase } = parsed.data
  const latest = now / 1000 + 5
  if (auth_time > latest || iat > latest) throw new Problem('invalid-token')
  const provider = firebase.sign_in_provider
  return {
    uid: sub,
    email: email.trim().toLowerCase(),
    verified: provider !== 'password' || (email_verified && email !== ''),
    provider,
    signedInAt: new Date(auth_time * 1000),
    issuedAt: new Date(iat * 1000),
  }
}

const idToken = z.object({
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
    sign_in_provider: z.enum(['password', 'google.com', 'apple.com']),
    tenant: z.undefined().optional(),
  }),
})
