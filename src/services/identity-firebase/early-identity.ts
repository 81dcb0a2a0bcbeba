import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { SessionEpoch } from '../session-epoch.ts'
import { isObject } from '../unknown-data.ts'
import { type Account, isVerifiedIn, snapshotOfAccount } from './snapshot.ts'
import type { StartedIdentity } from './started-identity.ts'

/** The lookup of the stored identity that a member's page has sent before the site has loaded. */
export type EarlyLookup = {
  /** The key in `localStorage` under which the identity library stores the identity, and what it contained. */
  storedUnder: string
  stored: string
  /** The stored token, or a new one if that has expired. */
  token: Promise<string>
  /** Rejects at the time limit of a request, which also applies to the body. */
  response: Promise<Response>
}

/** The properties of `window` that an early identity uses. */
export type EarlyIdentityPage = {
  readonly localStorage: Pick<Storage, 'getItem' | 'removeItem'>
  addEventListener(type: 'storage', listener: (event: Pick<StorageEvent, 'key'>) => void): void
}

/** The signed-in identity, until the library has restored it too. */
export type EarlyIdentity = {
  snapshot: IdentitySnapshot
  token: string
  /** Signs the member out in this browser, even if the library cannot be loaded. */
  leave(): void
  /** Starts the library. Resolves when it has restored the identity that this browser now stores. */
  handOver(start: () => StartedIdentity): Promise<StartedIdentity>
}

type Options = {
  page: EarlyIdentityPage
  epoch: SessionEpoch
  /** Called when another tab signs in or out. Only the library knows the new identity. */
  onOtherTab(): void
}

/**
 * Returns the identity if the service has confirmed it with a verified email, otherwise null: if the lookup has failed or
 * was refused, or if another tab has signed in meanwhile, the library restores the identity.
 */
export const confirmedIdentity = async (
  lookup: EarlyLookup,
  options: Options,
): Promise<EarlyIdentity | null> => {
  const { storedUnder, stored } = lookup
  const { page } = options
  try {
    const [token, response] = await Promise.all([lookup.token, lookup.response])
    const account = response.ok ? accountIn(await response.json()) : null
    if (!account?.emailVerified || !isVerifiedIn(token)) return null
    if (page.localStorage.getItem(storedUnder) !== stored) return null
    page.addEventListener('storage', ({ key }) => {
      if (key === storedUnder) options.onOtherTab()
    })
    return earlyIdentity(
      { snapshot: snapshotOfAccount(account, token), token, storedUnder },
      options,
    )
  } catch {
    return null
  }
}

const earlyIdentity = (
  {
    storedUnder,
    ...identity
  }: Pick<EarlyIdentity, 'snapshot' | 'token'> & Pick<EarlyLookup, 'storedUnder'>,
  { page, epoch }: Options,
): EarlyIdentity => {
  const { uid } = identity.snapshot
  let hasLeft = false
  return {
    ...identity,
    leave: () => {
      hasLeft = true
      page.localStorage.removeItem(storedUnder)
      epoch.advance()
    },
    handOver: async (start) => {
      const wasStored = page.localStorage.getItem(storedUnder) !== null
      const library = start()
      // Until then it has no current identity.
      await library.restore()
      const restored = library.current()?.uid
      if (hasLeft) {
        // The library stores an identity again that it has looked up.
        if (restored === uid) await library.signOut()
        return library
      }
      if (restored !== uid) epoch.advance()
      return wasStored && restored === undefined ? reportingRevocation(library) : library
    },
  }
}

/** The library reports a rejected lookup like a sign-out in another tab, with which a form would lose its draft. */
const reportingRevocation = (library: StartedIdentity): StartedIdentity => {
  let isRevoked = true
  return {
    ...library,
    watch: (onChange) =>
      library.watch((snapshot, { sessionRevoked }) => {
        if (snapshot) isRevoked = false
        onChange(snapshot, { sessionRevoked: sessionRevoked || isRevoked })
      }),
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
