// Written by `npm run contract` from the OpenAPI document of the backend.
/**
 * The newer record, if a change is refused because of it.
 *
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "Member".
 */
export type Member = {
  /**
   * Whose record it is.
   */
  uid?: string
  _id: string
  name: string
  firstName: string
  lastName: string
  username: string
  email: string
  phone: string
  /**
   * `YYYY-MM-DD` or empty.
   */
  dateOfBirth: string
  location: Place | null
  /**
   * A URL, or empty.
   */
  profileImage: string
  interests: readonly string[]
  events: readonly unknown[]
  friends: readonly unknown[]
  /**
   * Changes with what a member can change. Send it in If-Match with a change.
   */
  version?: string
}
export type Place = {
  type: 'Point'
  /**
   * @minItems 2
   * @maxItems 2
   */
  coordinates: [number, number]
  address: string
  city: string
}
export type RegisterBody = {
  firstName: string
  lastName?: string
  username: string
  email: string
  password?: string
  phone?: string
}
export type LoginBody = {
  email: string
  firebaseUid: string
}
export type SocialAuthBody = {
  provider: 'google' | 'apple'
  providerId: string
  email: string
  name: string
  profileImage: string
  phone: string
}
export type ResolveLoginBody = {
  username: string
  password: string
}
export type UpdateBody = {
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  profileImage?: string
  location?: Place | null
  dateOfBirth?: string
}
export type WebVitalsBody = {
  page:
    | '/'
    | '/login'
    | '/signup'
    | '/forgot-password'
    | '/verify-email'
    | '/profile-completion'
    | '/preferences'
    | '/profile'
    | '/edit-profile'
    | '/update-preferences'
    | '/settings'
    | 'other'
  lcp?: number
  inp?: number
  ttfb?: number
  domContentLoaded?: number
  load?: number
  cls?: number
}
export type SiteReportBody = {
  version: 1
  page:
    | '/'
    | '/login'
    | '/signup'
    | '/forgot-password'
    | '/verify-email'
    | '/profile-completion'
    | '/preferences'
    | '/profile'
    | '/edit-profile'
    | '/update-preferences'
    | '/settings'
    | 'other'
  reason:
    | 'uncaught error'
    | 'crashed actor'
    | 'error page'
    | 'missing chunk'
    | 'unexpected failure'
    | 'unreachable state'
  failure?: string
  /**
   * @maxItems 600
   */
  names: readonly string[]
  /**
   * @maxItems 400
   */
  actors: [number, number, number][]
  /**
   * @minItems 1
   * @maxItems 200
   */
  events: [
    [number, number, number, number, number, number],
    ...[number, number, number, number, number, number][]
  ]
}

/** The maximum lengths of the texts in RegisterBody, in characters. */
export const registerLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  password: 4096,
  phone: 40
} as const

/** The maximum lengths of the texts in UpdateBody, in characters. */
export const updateLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  profileImage: 2048
} as const

/** The maximum lengths of the texts in Place, in characters. */
export const placeLimits = {
  address: 500,
  city: 200
} as const

/** The maximum lengths of the texts in ReportBody, in characters. */
export const reportLimits = {
  bugDescription: 5000
} as const

/** The earliest date of birth that the backend accepts, as `YYYY-MM-DD`. */
export const earliestBirthDate = '1900-01-01'
