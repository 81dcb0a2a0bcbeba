import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth'
import type { Identity } from '../../../machines/ports.ts'
import { failWith, type Meanings } from './firebase-failures.ts'
import type { Popups } from './popup.ts'
import type { Presence } from './presence.ts'
import { proveWithProvider, providerMeanings } from './providers.ts'
import { secondsSinceSignIn } from './snapshot.ts'
import type { Tokens } from './tokens.ts'

/** The service forgets a sign-in for such acts after five minutes: so much of them must be left for the act itself. */
const RECENT_SECONDS = 240

/** Proving once more who is there, before something that cannot be undone. */
export const createProofs = ({
  presence,
  tokens,
  popups,
}: {
  presence: Presence
  tokens: Tokens
  popups: Popups
}): Pick<Identity, 'isSignInRecent' | 'proveByPassword' | 'proveByProvider'> => ({
  // Both moments in a new token are the service's, so the visitor's clock does not matter.
  isSignInRecent: () =>
    presence.asMember(async (user) => {
      const seconds = secondsSinceSignIn(await tokens.of(user, { fresh: true }))
      return seconds !== null && seconds <= RECENT_SECONDS
    }),

  proveByPassword: (password) =>
    presence.asMember(async (user) => {
      const credential = EmailAuthProvider.credential(user.email ?? '', password)
      await reauthenticateWithCredential(user, credential).catch(failWith(passwordMeanings))
    }),

  proveByProvider: (provider) =>
    presence.asMember((user) =>
      popups
        .watch(async () => {
          await proveWithProvider(user, provider)
        })
        .catch(failWith(providerMeanings, 'provider unreachable')),
    ),
})

/** The address is the member's own: whatever is amiss, only the password was typed. */
const passwordMeanings: Meanings = new Map([
  ['auth/invalid-email', 'wrong credentials'],
  ['auth/missing-email', 'wrong credentials'],
  ['auth/missing-password', 'wrong credentials'],
  ['auth/user-mismatch', 'wrong credentials'],
])
