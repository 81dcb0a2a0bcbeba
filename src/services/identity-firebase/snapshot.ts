import type { User } from 'firebase/auth'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import type { AuthType, IdentitySnapshot } from '../../../machines/member.ts'

/** The library's user as plain data. Never keep the user itself: the library changes it without a word. */
export const snapshotOf = (user: User): IdentitySnapshot => ({
  uid: user.uid,
  email: user.email,
  emailVerified: user.emailVerified,
  displayName: user.displayName,
  photoURL: user.photoURL,
  phoneNumber: user.phoneNumber,
  authType: authTypeOf(user),
})

/** Whether the token at hand tells the backend that the address is verified; it lags behind the user. */
export const tokenSaysVerified = (user: User): boolean => claimsOf(user)?.email_verified === true

const authTypeOf = (user: User): AuthType => {
  const provider = claimsOf(user)?.firebase?.sign_in_provider ?? user.providerData[0]?.providerId
  return authTypes.get(provider ?? '') ?? 'local'
}

const authTypes: ReadonlyMap<string, AuthType> = new Map([
  ['google.com', 'google'],
  ['apple.com', 'apple'],
])

const claimsSchema = v.object({
  email_verified: v.optional(v.boolean()),
  firebase: v.optional(v.object({ sign_in_provider: v.optional(v.string()) })),
})

const storedUserSchema = v.object({
  stsTokenManager: v.object({ accessToken: v.string() }),
})

/** The claims of the token that the user holds, read without asking the network; the backend checks them. */
const claimsOf = (user: User): v.InferOutput<typeof claimsSchema> | null => {
  const stored = v.safeParse(storedUserSchema, user.toJSON())
  if (!stored.success) return null
  try {
    return v.parse(claimsSchema, decodeJwt(stored.output.stsTokenManager.accessToken))
  } catch {
    return null
  }
}
