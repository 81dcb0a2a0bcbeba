import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { Identity } from '../../../machines/ports.ts'
import { type SessionEpoch, withinSession } from '../session-epoch.ts'
import { snapshotOf } from './snapshot.ts'

/** The auth state of this page. */
export type AuthState = {
  current(): IdentitySnapshot | null
  watch: Identity['watch']
  /** The last user, once, if the service or another tab has signed them out and no one has signed in since. */
  takeLostUser(): User | null
  /** Runs a task for the signed-in user. Rejects 'not signed in', or 'superseded' if the user has changed meanwhile. */
  withUser<Value>(task: (user: User) => Promise<Value>): Promise<Value>
  /** Runs the deletion of the library's user, after which the library signs out by itself. */
  whileRemoving<Value>(remove: (user: User) => Promise<Value>): Promise<Value | null>
  /** Signs the member out on this page immediately, before the library has done so. */
  leave(): void
}

/** Reads the library's user every time, because the library changes and replaces the object without an event. */
export const createAuthState = (auth: Auth, epoch: SessionEpoch): AuthState => {
  let lastSeen: string | null = null
  let leaving: User | null = null
  let removed: User | null = null
  let lastUser: User | null = null
  let isRevoked = false

  const readUser = (): User | null => {
    const user = auth.currentUser === leaving ? null : auth.currentUser
    if (user) {
      if (lastSeen !== null && lastSeen !== user.uid) epoch.advance()
      lastSeen = user.uid
      lastUser = user === removed ? null : user
    }
    return user
  }
  const current = () => {
    const user = readUser()
    return user && snapshotOf(user)
  }

  onIdTokenChanged(auth, readUser)
  // The library calls this when this page signs out, not when another tab does. If neither a logout nor a deletion has
  // begun, the library signs out by itself, because the service has refused a token.
  beforeAuthStateChanged(auth, (next) => {
    const user = auth.currentUser
    isRevoked = next === null && user !== null && user !== leaving && user !== removed
  })

  return {
    current,
    takeLostUser: () => {
      if (auth.currentUser) return null
      const lost = lastUser
      lastUser = null
      return lost
    },
    watch: (onChange) =>
      onIdTokenChanged(auth, () => {
        const identity = current()
        onChange(identity, { sessionRevoked: identity === null && isRevoked })
      }),
    withUser: async (task) => {
      await auth.authStateReady()
      const user = readUser()
      if (!user) throw new ServiceFailure({ kind: 'not signed in' })
      const value = await withinSession(epoch, () => task(user))
      if (readUser()?.uid !== user.uid) throw new ServiceFailure({ kind: 'superseded' })
      return value
    },
    whileRemoving: async (remove) => {
      const user = auth.currentUser
      if (!user) return null
      removed = user
      lastUser = null
      try {
        return await remove(user)
      } catch (error) {
        removed = null
        throw error
      }
    },
    leave: () => {
      readUser()
      lastUser = null
      leaving = auth.currentUser
      if (lastSeen === null) return
      lastSeen = null
      epoch.advance()
    },
  }
}
