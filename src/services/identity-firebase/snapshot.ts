import type { User } from 'firebase/auth'
import type {
  AuthType,
  IdentitySnapshot,
  LinkedProvider,
  SocialProvider,
} from '../../../machines/member.ts'
import { isObject } from '../unknown-data.ts'

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
export const isVerifiedInToken = (user: User): boolean => claimsOf(user).email_verified === true

/** The age of the sign-in when the service issued this token, in seconds; null if the claims are missing. */
export const secondsSinceSignIn = (token: string): number | null => {
  const { iat, auth_time: signedInAt } = claimsIn(token)
  return typeof iat === 'number' && typeof signedInAt === 'number' ? iat - signedInAt : null
}

const authTypeOf = (user: User): AuthType => {
  const { firebase } = claimsOf(user)
  const claimed = isObject(firebase) ? firebase.sign_in_provider : undefined
  const provider = typeof claimed === 'string' ? claimed : user.providerData[0]?.providerId
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

type Claims = Readonly<Record<string, unknown>>

/** The claims of the user's current token, which the library only returns without waiting in its own format. */
const claimsOf = (user: User): Claims => {
  const { stsTokenManager: tokens }: Claims = { ...user.toJSON() }
  return isObject(tokens) && typeof tokens.accessToken === 'string'
    ? claimsIn(tokens.accessToken)
    : {}
}

/** Decodes the claims without verifying the signature, which the backend does. All of them are ASCII. */
const claimsIn = (token: string): Claims => {
  try {
    const [, payload = ''] = token.split('.')
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(base64))
    return isObject(claims) ? claims : {}
  } catch {
    return {}
  }
}
