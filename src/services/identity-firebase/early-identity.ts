import type { IdentitySnapshot } from '../../../machines/member.ts'
import { isObject } from '../unknown-data.ts'
import { type Account, isVerifiedIn, snapshotOfAccount } from './snapshot.ts'

/** The lookup of the stored identity that a member's page has sent before the site has loaded. */
export type EarlyLookup = {
  /** The key in `localStorage` under which the identity library stores the identity. */
  storedUnder: string
  /** The stored token, or a new one if that has expired. */
  token: Promise<string>
  /** Rejects at the time limit of a request, which also applies to the body. */
  response: Promise<Response>
}

/** An identity that the service has confirmed without the library, its token, and its key in `localStorage`. */
export type EarlyIdentity = { snapshot: IdentitySnapshot; token: string; storedUnder: string }

/**
 * Returns the identity if the service has confirmed it with a verified email, otherwise null: if the lookup has failed or
 * was refused, the library restores the identity and decides what that means.
 */
export const confirmedIdentity = async (lookup: EarlyLookup): Promise<EarlyIdentity | null> => {
  try {
    const [token, response] = await Promise.all([lookup.token, lookup.response])
    const account = response.ok ? accountIn(await response.json()) : null
    return account?.emailVerified && isVerifiedIn(token)
      ? { snapshot: snapshotOfAccount(account, token), token, storedUnder: lookup.storedUnder }
      : null
  } catch {
    return null
  }
}

/** The account in the body of a lookup, read as the library does. */
const accountIn = (body: unknown): Account | null => {
  const [user] = isObject(body) ? listIn(body.users) : []
  return user && typeof user.localId === 'string'
    ? {
        uid: user.localId,
        emailVerified: user.emailVerified === true,
        ...profileIn(user),
        providerData: listIn(user.providerUserInfo).map((provider) => ({
          providerId: String(provider.providerId),
          ...profileIn(provider),
        })),
      }
    : null
}

const profileIn = ({
  email,
  displayName,
  photoUrl,
  phoneNumber,
}: Readonly<Record<string, unknown>>) => ({
  email: textIn(email),
  displayName: textIn(displayName),
  photoURL: textIn(photoUrl),
  phoneNumber: textIn(phoneNumber),
})

const listIn = (data: unknown) => (Array.isArray(data) ? data.filter(isObject) : [])

const textIn = (data: unknown) => (typeof data === 'string' && data !== '' ? data : null)
