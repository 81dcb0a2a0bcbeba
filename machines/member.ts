/** How a member signed in; sent to the backend as `x-auth-type` (specification, section 6). */
export type AuthType = 'local' | 'google' | 'apple'

/** The identity providers that open a window of their own. */
export type SocialProvider = 'google' | 'apple'

/** A moment on the wall clock, in epoch milliseconds. */
export type Instant = number

/** The signed-in identity snapshot (specification, section 3), plain JSON. */
export type IdentitySnapshot = {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoURL: string | null
  phoneNumber: string | null
  /** The provider of this sign-in. */
  authType: AuthType
}

/** A place (specification, section 3). Coordinates are [longitude, latitude] in degrees; [0, 0] when typed by hand. */
export type Place = {
  type: 'Point'
  coordinates: [longitude: number, latitude: number]
  address: string
  city: string
}

/** The member's record as the backend holds it (specification, section 3). Absent texts are ''. */
export type Member = {
  _id: string
  name: string
  firstName: string
  lastName: string
  username: string
  email: string
  phone: string
  /** `YYYY-MM-DD` or ''. */
  dateOfBirth: string
  location: Place | null
  /** Address of the picture, or ''. */
  profileImage: string
  interests: readonly string[]
  /** The site only counts these (decision 0017). */
  events: readonly unknown[]
  friends: readonly unknown[]
}

/** Whether two e-mail addresses are the same; an absent one is like no other. */
export const isSameAddress = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether two places are the same point under the same address. */
export const isSamePlace = (one: Place | null, other: Place | null): boolean =>
  one === null || other === null
    ? one === other
    : one.address === other.address &&
      one.city === other.city &&
      one.coordinates.join() === other.coordinates.join()

/** Whether a member still has to choose interests (specification, section 4, "Email login"). */
export const needsPreferences = (member: Member): boolean => member.interests.length === 0

/** Whether a social sign-in still owes the profile (specification, section 4, "Social sign-in"). */
export const needsProfileCompletion = (member: Member): boolean =>
  needsPreferences(member) &&
  [member.firstName, member.lastName, member.phone, member.location?.address ?? ''].some(
    (text) => text.trim() === '',
  )
