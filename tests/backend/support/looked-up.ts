import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { IdentityAccount } from '../../../backend/identity/account-lookup.ts'

/** When the accounts of the fake identity service were created. */
export const createdAt = Date.UTC(2026, 0, 15, 11, 59)

/** The account of a token at the fake identity service: its own provider is linked, with the email of the account. */
export const accountIn = (token: string): IdentityAccount => {
  const { email, auth_time, firebase } = claims.parse(decodeJwt(token))
  const { sign_in_provider: id, identities } = firebase
  return {
    email,
    createdAt,
    passwordUpdatedAt: createdAt,
    ...{ lastSignInAt: auth_time * 1000, validSince: 0 },
    providers: [{ id, account: [id, ...(identities[id] ?? [])].join(' '), email }],
  }
}

const claims = z.object({
  email: z.string().toLowerCase().default(''),
  auth_time: z.number(),
  firebase: z.object({
    sign_in_provider: z.string(),
    identities: z.record(z.string(), z.array(z.string())),
  }),
})
