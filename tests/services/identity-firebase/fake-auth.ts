import type { Auth, User } from 'firebase/auth'
import { deferred } from '../../support/deferred.ts'

/** A user of the library. Every call returns a new object, as every sign-in of the library does. */
export const userOf = (name: string): User =>
  ({
    uid: `uid-${name}`,
    email: `${name}@example.com`,
    emailVerified: true,
    displayName: name,
    photoURL: null,
    phoneNumber: null,
    providerData: [{ providerId: 'password' }],
    toJSON: () => ({}),
  }) as unknown as User

/** The auth state of the library, controlled by a test. */
export type FakeAuth = {
  auth: Auth
  /** Resolves `authStateReady`. */
  ready(): void
  /** Signs in or out on this page. Rejects if a `beforeAuthStateChanged` callback throws. */
  changeUser(user: User | null): Promise<void>
  /** Signs in or out in another tab, which does not call the `beforeAuthStateChanged` callbacks. */
  changeUserInOtherTab(user: User | null): void
  /** The users that were signed out. */
  signedOut: (User | null)[]
}

/** A library without a user. `signOut` runs in addition to its own sign-out. */
export const createFakeAuth = (signOut: () => Promise<void> = async () => {}): FakeAuth => {
  const callbacks: ((user: User | null) => void)[] = []
  const listeners = new Set<() => void>()
  const signedOut: (User | null)[] = []
  const isReady = deferred()
  const own = {
    currentUser: null as User | null,
    authStateReady: () => isReady.promise,
    onIdTokenChanged: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    beforeAuthStateChanged: (callback: (user: User | null) => void) => {
      callbacks.push(callback)
    },
    signOut: async () => {
      signedOut.push(own.currentUser)
      await signOut()
      await changeUser(null)
    },
  }
  const changeUserInOtherTab = (user: User | null) => {
    own.currentUser = user
    for (const listener of listeners) listener()
  }
  const changeUser = async (user: User | null) => {
    for (const callback of callbacks) callback(user)
    changeUserInOtherTab(user)
  }
  return {
    auth: own as unknown as Auth,
    ready: () => isReady.resolve(),
    changeUser,
    changeUserInOtherTab,
    signedOut,
  }
}
