import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { Identity } from '../../../machines/ports.ts'
import { type SessionEpoch, withinSession } from '../session-epoch.ts'
import { snapshotOf } from './snapshot.ts'

/** Who is signed in at this moment. */
export type Presence = {
  current(): IdentitySnapshot | null
  watch: Identity['watch']
  /** Runs an act of the signed-in member: rejects 'not signed in', and 'overtaken' when they are gone at its end. */
  asMember<Value>(act: (user: User) => Promise<Value>): Promise<Value>
  /** The member leaves, as of now: the library takes its time to follow. */
  leave(): void
}

/** Reads the library's user anew each time: its object changes, and is replaced, without a word. */
export const createPresence = (auth: Auth, epoch: SessionEpoch): Presence => {
  let lastSeen: string | null = null
  let leaving: User | null = null
  let refused: User | null = null

  const see = (): User | null => {
    const user = auth.currentUser === leaving ? null : auth.currentUser
    if (user) {
      if (lastSeen !== null && lastSeen !== user.uid) epoch.advance()
      lastSeen = user.uid
    }
    return user
  }
  const current = () => {
    const user = see()
    return user && snapshotOf(user)
  }

  onIdTokenChanged(auth, see)
  // Asked only where this page signs out, not for what other tabs do: when nobody has asked for it here, the
  // library does it by itself, because the service has refused the member a token.
  beforeAuthStateChanged(auth, (next) => {
    refused = next === null && auth.currentUser !== leaving ? auth.currentUser : null
  })

  return {
    current,
    watch: (onChange) =>
      onIdTokenChanged(auth, () => {
        const identity = current()
        onChange(identity, { refused: identity === null && refused !== null })
      }),
    asMember: async (act) => {
      await auth.authStateReady()
      const user = see()
      if (!user) throw new ServiceFailure({ kind: 'not signed in' })
      const value = await withinSession(epoch, () => act(user))
      if (see()?.uid !== user.uid) throw new ServiceFailure({ kind: 'overtaken' })
      return value
    },
    leave: () => {
      see()
      leaving = auth.currentUser
      if (lastSeen === null) return
      lastSeen = null
      epoch.advance()
    },
  }
}
