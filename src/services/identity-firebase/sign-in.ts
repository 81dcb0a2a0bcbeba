import {
  type Auth,
  beforeAuthStateChanged,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import { snapshotOf } from './snapshot.ts'

type Attempt = { expects: (identity: IdentitySnapshot) => boolean; end(): void }

/** Runs sign-ins, so that no identity is signed in unless the page still expects it. */
export type SignIns = {
  /**
   * Runs one sign-in and resolves with its identity. `signal`, `abort` and the next sign-in end it: the call rejects
   * 'superseded' at once, and a later success is blocked or signed out.
   */
  run(
    expects: (identity: IdentitySnapshot) => boolean,
    request: () => Promise<UserCredential>,
    signal: AbortSignal,
  ): Promise<IdentitySnapshot>
  /** Ends the sign-in in progress. */
  abort(): void
}

/**
 * From this call on, the library only signs in an identity that the sign-in in progress expects. The library cannot abort a
 * sign-in: after its end, a logout included, it may still succeed.
 */
export const createSignIns = (auth: Auth): SignIns => {
  let current: Attempt | null = null
  const accepts = (user: User) => current?.expects(snapshotOf(user)) ?? false
  beforeAuthStateChanged(auth, (user) => {
    if (user && !accepts(user)) throw new Error('no sign-in in progress expects this identity')
  })

  /** The user of an aborted sign-in that was signed in because another attempt for the same email was in progress. */
  let orphan: User | null = null
  const signOutOrphan = async () => {
    if (!orphan || accepts(orphan)) return
    if (auth.currentUser === orphan) await signOut(auth).catch(ignoreFailedSignOut)
    orphan = null
  }

  return {
    run: (expects, request, signal) =>
      new Promise((resolve, reject) => {
        const end = () => {
          if (current === attempt) current = null
          signal.removeEventListener('abort', end)
          reject(new ServiceFailure({ kind: 'superseded' }))
          void signOutOrphan()
        }
        const attempt = { expects, end }
        current?.end()
        current = attempt
        if (signal.aborted) return end()
        signal.addEventListener('abort', end)
        request()
          .then(({ user }) => {
            if (current === attempt) resolve(snapshotOf(user))
            else orphan = user
            end()
          })
          .catch((error: unknown) => {
            reject(error)
            end()
          })
      }),
    abort: () => current?.end(),
  }
}

/** The page has already signed the user out. The next logout removes what the browser still stores. */
const ignoreFailedSignOut = () => {}
