import type { User } from 'firebase/auth'
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

/** How old the sign-in was when the service issued this token, in seconds; null where the token does not say. */
export const secondsSinceSignIn = (token: string): number | null => {
  const claims = claimsIn(token)
  return claims?.iat === undefined || claims.auth_time === undefined
    ? null
    : claims.iat - claims.auth_time
}

const authTypeOf = (user: User): AuthType => {
  const provider = claimsOf(user)?.firebase?.sign_in_provider ?? user.providerData[0]?.providerId
  return authTypes.get(provider ?? '') ?? 'local'
}

const authTypes: ReadonlyMap<string, AuthType> = new Map([
  ['google.com', 'google'],
  ['apple.com', 'apple'],
])

const claimsSchema = v.object({
  iat: v.optional(v.number()),
  auth_time: v.optional(v.number()),
  email_verified: v.optional(v.boolean()),
  firebase: v.optional(v.object({ sign_in_provider: v.optional(v.string()) })),
})

const storedUserSchema = v.object({
  stsTokenManager: v.object({ accessToken: v.string() }),
})

/** The claims of the token that the user holds. */
const claimsOf = (user: User): Claims | null => {
  const stored = v.safeParse(storedUserSchema, user.toJSON())
  return stored.success ? claimsIn(stored.output.stsTokenManager.accessToken) : null
}

type Claims = v.InferOutput<typeof claimsSchema>

/**
 * Read without asking the network; whether they are true is for the backend to check. None of them is more than
 * ASCII.
 */
const claimsIn = (token: string): Claims | null => {
  try {
    const [, payload = ''] = token.split('.')
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/')
    return v.parse(claimsSchema, JSON.parse(atob(base64)))
  } catch {
    return null
  }
}
