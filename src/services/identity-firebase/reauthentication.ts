import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth'
import type { Identity } from '../../../machines/ports.ts'
import type { AuthState } from './auth-state.ts'
import { type CodeErrorMap, failWith } from './firebase-failures.ts'
import type { Popups } from './popup.ts'
import { providerErrorMap, reauthenticateWithProvider } from './providers.ts'
import { secondsSinceSignIn } from './snapshot.ts'
import type { Tokens } from './tokens.ts'

/** In seconds. The service accepts a sign-in as recent for 300 s; the remaining 60 s are for the deletion itself. */
const RECENT_SECONDS = 240

/** Reauthentication, which the identity service requires before it deletes an identity. */
export const createReauthentication = ({
  authState,
  tokens,
  popups,
  endAttempt,
}: {
  authState: AuthState
  tokens: Tokens
  popups: Popups
  /** Ends the attempt in progress. */
  endAttempt: () => void
}): Pick<Identity, 'isSignInRecent' | 'reauthenticateByPassword' | 'reauthenticateByProvider'> => ({
  // Both times in a new token come from the service, so the visitor's clock has no effect.
  isSignInRecent: () =>
    authState.withUser(async (user) => {
      const seconds = secondsSinceSignIn(await tokens.of(user, { fresh: true }))
      return seconds !== null && seconds <= RECENT_SECONDS
    }),

  reauthenticateByPassword: (password) =>
    authState.withUser(async (user) => {
      endAttempt()
      const credential = EmailAuthProvider.credential(user.email ?? '', password)
      await reauthenticateWithCredential(user, credential).catch(failWith(passwordErrorMap))
    }),

  reauthenticateByProvider: (provider, signal) =>
    authState.withUser((user) =>
      popups
        .watch(async () => {
          await reauthenticateWithProvider(user, provider)
        }, signal)
        .catch(failWith(providerErrorMap, 'provider unreachable')),
    ),
})

/** The email is the member's own, so every such failure means a wrong password. */
const passwordErrorMap: CodeErrorMap = new Map([
  ['auth/invalid-email', 'wrong credentials'],
  ['auth/missing-email', 'wrong credentials'],
  ['auth/missing-password', 'wrong credentials'],
  ['auth/user-mismatch', 'wrong credentials'],
])
