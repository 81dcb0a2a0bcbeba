import type {
  Member as MemberRecord,
  Place as RecordedPlace,
  SocialAuthBody,
} from './member-api.gen.ts'
import { needsNoEmail } from './providers.gen.ts'
import { emailOf, isBlank } from './text-rules.gen.ts'

/** The identity providers, which sign in through a popup. */
export type SocialProvider = SocialAuthBody['provider']

/** The sign-in method, sent to the backend as `x-auth-type` (specification, section 6). */
export type AuthType = 'local' | SocialProvider

/** The provider of a social sign-in. Not meaningful for a password sign-in, for which it returns 'google'. */
export const providerOf = (authType: AuthType): SocialProvider =>
  authType === 'local' ? 'google' : authType

/** A point in time, in epoch milliseconds. */
export type Instant = number

/** A linked provider and the email of the account there, or null if the provider shares none. */
export type LinkedProvider = { provider: SocialProvider; email: string | null }

/** The signed-in identity as plain JSON (specification, section 3). */
export type IdentitySnapshot = {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoURL: string | null
  phoneNumber: string | null
  /** The provider of this sign-in. */
  authType: AuthType
  linkedProviders: readonly LinkedProvider[]
  hasPassword: boolean
}

/** A way to sign in to an account, with the email of the account there, or null if it shares none. */
export type SignInMethod = { authType: AuthType; email: string | null }

/** A place (specification, section 3). Coordinates are [longitude, latitude] in degrees, [0, 0] for a typed address. */
export type Place = RecordedPlace

/** The member's record in the backend (specification, section 3). Absent texts are ''; the site only counts events and friends (decision 0017). */
export type Member = MemberRecord

/** Whether two emails are equal by the rules for typed text, ignoring case. An absent email equals none. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && emailOf(one).toLowerCase() === emailOf(other).toLowerCase()

/**
 * The parameter with the verified email in the hash of the /login to which the link of a verification email leads. The site
 * removes it at once, and its servers do not get it (decision 0010).
 */
export const verifiedParameter = 'verified'

/**
 * Whether the identity owns its email: the email is verified, or a provider that needs none shared none. A linked
 * provider alone is no proof (decision 0045).
 */
export const isVerified = ({ email, emailVerified, authType }: IdentitySnapshot): boolean =>
  emailVerified || (email === null && authType !== 'local' && needsNoEmail[authType])

/** The linked providers whose email differs from the email of the identity, except the provider of this sign-in. */
export const foreignProviders = (identity: IdentitySnapshot): readonly SocialProvider[] =>
  identity.email === null
    ? []
    : identity.linkedProviders
        .filter(({ provider }) => provider !== identity.authType)
        .filter(({ email }) => !isSameEmail(email, identity.email))
        .map(({ provider }) => provider)

/** All ways that sign in to the account of an identity. */
export const signInMethodsOf = (identity: IdentitySnapshot): readonly SignInMethod[] => [
  ...(identity.hasPassword ? [{ authType: 'local' as const, email: identity.email }] : []),
  ...identity.linkedProviders.map(({ provider, email }) => ({ authType: provider, email })),
]

/** Whether two places have the same coordinates, address and city. */
export const isSamePlace = (one: Place | null, other: Place | null): boolean =>
  one === null || other === null
    ? one === other
    : one.address === other.address &&
      one.city === other.city &&
      one.coordinates.join() === other.coordinates.join()

/** Whether a member has to choose interests (specification, section 4, "Email login"). */
export const needsPreferences = (member: Member): boolean => member.interests.length === 0

/** Whether a member has to complete the profile after a social sign-in (specification, section 4, "Social sign-in"). */
export const needsProfileCompletion = (member: Member): boolean =>
  needsPreferences(member) &&
  [member.firstName, member.lastName, member.phone, member.location?.address ?? ''].some(isBlank)
