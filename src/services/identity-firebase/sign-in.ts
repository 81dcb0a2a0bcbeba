import { type Auth, beforeAuthStateChanged, signOut, type UserCredential } from 'firebase/auth'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import { createAttempts } from './attempts.ts'
import { snapshotOf } from './snapshot.ts'

/** Signs in so that nobody is signed in behind the page's back. */
export type SignIns = {
  /**
   * Runs one sign-in and resolves with who it made. When `signal` fires first, or the sign-ins are called
   * off, a late success is refused or undone, and rejects 'overtaken'.
   */
  run(
    expects: (identity: IdentitySnapshot) => boolean,
    act: () => Promise<UserCredential>,
    signal: AbortSignal,
  ): Promise<IdentitySnapshot>
  callOff(): void
}

/** Stands at the library's gate: from now on it lets in what a live sign-in expects, and nobody else. */
export const createSignIns = (auth: Auth): SignIns => {
  const attempts = createAttempts()
  beforeAuthStateChanged(auth, (user) => {
    if (user && !attempts.admit(snapshotOf(user))) throw new Error('nobody waits for this sign-in')
  })

  const undo = async (identity: IdentitySnapshot) => {
    const isIn = auth.currentUser?.uid === identity.uid
    if (isIn && !attempts.admit(identity)) await signOut(auth)
    throw new ServiceFailure({ kind: 'overtaken' })
  }

  return {
    run: async (expects, act, signal) => {
      const attempt = attempts.begin(expects)
      signal.addEventListener('abort', attempt.end)
      try {
        const identity = snapshotOf((await act()).user)
        return attempt.isLive() ? identity : await undo(identity)
      } finally {
        attempt.end()
      }
    },
    callOff: attempts.endAll,
  }
}
