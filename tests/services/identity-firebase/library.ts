import type { Auth, User } from 'firebase/auth'
import { deferred } from '../../support/deferred.ts'

/** A member as the library knows them: a new object at every sign-in, as the real one makes. */
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

/** The part of the library that says who is here, and what a test makes of it. */
export type Library = {
  auth: Auth
  /** It has found out whom the browser remembers. */
  ready(): void
  /** On this page somebody is signed in or out; refused where a gate throws. */
  become(user: User | null): Promise<void>
  /** The same by another tab of the browser, for which the gates are not asked. */
  follow(user: User | null): void
  /** Whom it was asked to sign out. */
  signedOut: (User | null)[]
}

/** The library before anybody is signed in; `signOut` is what its own does besides. */
export const createLibrary = (signOut: () => Promise<void> = async () => {}): Library => {
  const gates: ((user: User | null) => void)[] = []
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
    beforeAuthStateChanged: (gate: (user: User | null) => void) => {
      gates.push(gate)
    },
    signOut: async () => {
      signedOut.push(own.currentUser)
      await signOut()
      await become(null)
    },
  }
  const follow = (user: User | null) => {
    own.currentUser = user
    for (const listener of listeners) listener()
  }
  const become = async (user: User | null) => {
    for (const gate of gates) gate(user)
    follow(user)
  }
  return { auth: own as unknown as Auth, ready: () => isReady.resolve(), become, follow, signedOut }
}
