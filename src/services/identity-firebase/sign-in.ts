import {
  type Auth,
  beforeAuthStateChanged,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth'
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

  /** One who came late, let in because another sign-in of the same address was waiting. */
  let latecomer: User | null = null
  const putOutLatecomer = async () => {
    if (!latecomer || attempts.admit(snapshotOf(latecomer))) return
    if (auth.currentUser === latecomer) await signOut(auth).catch(forgottenAnyway)
    latecomer = null
  }

  return {
    run: async (expects, act, signal) => {
      const attempt = attempts.begin(expects)
      const end = () => {
        attempt.end()
        return putOutLatecomer()
      }
      signal.addEventListener('abort', end)
      try {
        const { user } = await act()
        if (attempt.isLive()) return snapshotOf(user)
        latecomer = user
        throw new ServiceFailure({ kind: 'overtaken' })
      } finally {
        await end()
      }
    },
    callOff: attempts.endAll,
  }
}

/** The page has forgotten them; a browser that refuses to is asked again at the next logout. */
const forgottenAnyway = () => {}
