import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { IdentityAccount } from '../../../backend/identity/account-lookup.ts'

/** When the accounts of the fake identity service were created. */
export const createdAt = Date.UTC(2026, 0, 15, 11, 59)

/** The account of a token at the fake identity service: its own provider is linked, with the email of the account. */
export const accountIn = (token: string): IdentityAccount => {
  const { email, firebase } = claims.parse(decodeJwt(token))
  const { sign_in_provider: id, identities } = firebase
  return {
    email,
    createdAt,
    passwordUpdatedAt: createdAt,
    providers: [{ id, account: [id, ...(identities[id] ?? [])].join(' '), email }],
  }
}

const claims = z.object({
  email: z.string().toLowerCase().default(''),
  firebase: z.object({
    sign_in_provider: z.string(),
    identities: z.record(z.string(), z.array(z.string())),
  }),
})
