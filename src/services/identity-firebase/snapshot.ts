import type { User } from 'firebase/auth'
import * as v from 'valibot'
import type {
  AuthType,
  IdentitySnapshot,
  LinkedProvider,
  SocialProvider,
} from '../../../machines/member.ts'

/**
 * The library's user as plain data. Do not store the user itself, because the library mutates it. After a sign-in with
 * a provider, name, picture and phone come from the provider: those of the account may have been typed by someone else
 * who has not verified the email.
 */
export const snapshotOf = (user: User): IdentitySnapshot => {
  const authType = authTypeOf(user)
  const own = user.providerData.find(
    ({ providerId }) => socialProviders.get(providerId) === authType,
  )
  const { displayName, photoURL, phoneNumber } = own ?? user
  return {
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    ...{ displayName, photoURL, phoneNumber },
    authType,
    linkedProviders: linkedProvidersOf(user),
  }
}

const linkedProvidersOf = (user: User): LinkedProvider[] =>
  user.providerData.flatMap(({ providerId, email }) => {
    const provider = socialProviders.get(providerId)
    return provider ? [{ provider, email }] : []
  })

/** Whether the current token has the claim `email_verified`, which may be older than the user's `emailVerified`. */
export const isVerifiedInToken = (user: User): boolean => claimsOf(user)?.email_verified === true

/** The age of the sign-in when the service issued this token, in seconds; null if the claims are missing. */
export const secondsSinceSignIn = (token: string): number | null => {
  const claims = claimsIn(token)
  return claims?.iat === undefined || claims.auth_time === undefined
    ? null
    : claims.iat - claims.auth_time
}

const authTypeOf = (user: User): AuthType => {
  const provider = claimsOf(user)?.firebase?.sign_in_provider ?? user.providerData[0]?.providerId
  return socialProviders.get(provider ?? '') ?? 'local'
}

/** The identity service's name for each provider. */
export const providerIds = {
  google: 'google.com',
  apple: 'apple.com',
} as const satisfies Record<SocialProvider, string>

const socialProviders: ReadonlyMap<string, SocialProvider> = new Map(
  (Object.keys(providerIds) as SocialProvider[]).map((provider) => [
    providerIds[provider],
    provider,
  ]),
)

const claimsSchema = v.object({
  iat: v.optional(v.number()),
  auth_time: v.optional(v.number()),
  email_verified: v.optional(v.boolean()),
  firebase: v.optional(v.object({ sign_in_provider: v.optional(v.string()) })),
})

const storedUserSchema = v.object({
  stsTokenManager: v.object({ accessToken: v.string() }),
})

/** The claims of the user's current token. */
const claimsOf = (user: User): Claims | null => {
  const stored = v.safeParse(storedUserSchema, user.toJSON())
  return stored.success ? claimsIn(stored.output.stsTokenManager.accessToken) : null
}

type Claims = v.InferOutput<typeof claimsSchema>

/** Decodes the claims without verifying the signature, which the backend does. All of them are ASCII. */
const claimsIn = (token: string): Claims | null => {
  try {
    const [, payload = ''] = token.split('.')
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/')
    return v.parse(claimsSchema, JSON.parse(atob(base64)))
  } catch {
    return null
  }
}
