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

/** Runs sign-ins, so that no identity is signed in unless the page still expects it. */
export type SignIns = {
  /**
   * Runs one sign-in and resolves with its identity. If `signal` or `abortAll` has aborted it, a later success is
   * blocked or signed out, and the call rejects 'superseded'.
   */
  run(
    expects: (identity: IdentitySnapshot) => boolean,
    request: () => Promise<UserCredential>,
    signal: AbortSignal,
  ): Promise<IdentitySnapshot>
  /** Aborts every sign-in in progress. */
  abortAll(): void
}

/** From this call on, the library only signs in an identity that a live attempt expects. */
export const createSignIns = (auth: Auth): SignIns => {
  const attempts = createAttempts()
  beforeAuthStateChanged(auth, (user) => {
    if (user && !attempts.accepts(snapshotOf(user)))
      throw new Error('no sign-in in progress expects this identity')
  })

  /** The user of an aborted sign-in that was signed in because another attempt for the same email was in progress. */
  let orphan: User | null = null
  const signOutOrphan = async () => {
    if (!orphan || attempts.accepts(snapshotOf(orphan))) return
    if (auth.currentUser === orphan) await signOut(auth).catch(ignoreFailedSignOut)
    orphan = null
  }

  return {
    run: async (expects, request, signal) => {
      const attempt = attempts.begin(expects)
      const end = () => {
        attempt.end()
        return signOutOrphan()
      }
      signal.addEventListener('abort', end)
      try {
        const { user } = await request()
        if (attempt.isLive()) return snapshotOf(user)
        orphan = user
        throw new ServiceFailure({ kind: 'superseded' })
      } finally {
        await end()
      }
    },
    abortAll: attempts.endAll,
  }
}

/** The page has already signed the user out. The next logout removes what the browser still stores. */
const ignoreFailedSignOut = () => {}
