import type { User, UserInfo } from 'firebase/auth'
import type {
  AuthType,
  IdentitySnapshot,
  LinkedProvider,
  SocialProvider,
} from '../../../machines/member.ts'
import { isObject } from '../unknown-data.ts'

/** The properties of an account that a snapshot has, with the names of the library's user. */
export type Account = Pick<
  User,
  'uid' | 'email' | 'emailVerified' | 'displayName' | 'photoURL' | 'phoneNumber'
> & {
  providerData: readonly Pick<
    UserInfo,
    'providerId' | 'email' | 'displayName' | 'photoURL' | 'phoneNumber'
  >[]
}

/** The library's user as plain data. Do not store the user itself, because the library mutates it. */
export const snapshotOf = (user: User): IdentitySnapshot => snapshotOfAccount(user, tokenOf(user))

/**
 * An account as plain data, signed in with this token. After a sign-in with a provider, name, picture and phone come from
 * the provider: those of the account may have been typed by someone else who has not verified the email.
 */
export const snapshotOfAccount = (account: Account, token: string): IdentitySnapshot => {
  const authType = authTypeOf(account, token)
  const own = account.providerData.find(
    ({ providerId }) => socialProviders.get(providerId) === authType,
  )
  const { displayName, photoURL, phoneNumber } = own ?? account
  return {
    uid: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    ...{ displayName, photoURL, phoneNumber },
    authType,
    linkedProviders: linkedProvidersOf(account),
    hasPassword: account.providerData.some(({ providerId }) => providerId === 'password'),
  }
}

const linkedProvidersOf = ({ providerData }: Account): LinkedProvider[] =>
  providerData.flatMap(({ providerId, email }) => {
    const provider = socialProviders.get(providerId)
    return provider ? [{ provider, email }] : []
  })

/** Whether the token has the claim `email_verified`, which may be older than the account's `emailVerified`. */
export const isVerifiedIn = (token: string): boolean => claimsIn(token).email_verified === true

/** Whether the user's current token has this claim. */
export const isVerifiedInToken = (user: User): boolean => isVerifiedIn(tokenOf(user))

/** The age of the sign-in when the service issued this token, in seconds; null if the claims are missing. */
export const secondsSinceSignIn = (token: string): number | null => {
  const { iat, auth_time: signedInAt } = claimsIn(token)
  return typeof iat === 'number' && typeof signedInAt === 'number' ? iat - signedInAt : null
}

const authTypeOf = ({ providerData }: Account, token: string): AuthType => {
  const { firebase } = claimsIn(token)
  const claimed = isObject(firebase) ? firebase.sign_in_provider : undefined
  const provider = typeof claimed === 'string' ? claimed : providerData[0]?.providerId
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

/** The user's current token, which the library only returns without waiting in its own format; empty if it has none. */
export const tokenOf = (user: User): string => tokenIn(user.toJSON())

/** The token in the JSON of a user, which the library also stores. */
export const tokenIn = (user: unknown): string => {
  const tokens = isObject(user) && user.stsTokenManager
  return isObject(tokens) && typeof tokens.accessToken === 'string' ? tokens.accessToken : ''
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
