import {
  type Auth,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth'
import type { SocialProvider } from '../../../machines/member.ts'
import type { CodeErrorMap } from './firebase-failures.ts'
import { popupResolver } from './popup-resolver.ts'
import { providerIds } from './snapshot.ts'

/** Opens the provider's popup and resolves when the library has signed the visitor in. */
export const signInWithProvider = (auth: Auth, provider: SocialProvider): Promise<UserCredential> =>
  signInWithPopup(auth, providers[provider](), popupResolver)

/** Opens the provider's popup to reauthenticate a signed-in member. */
export const reauthenticateWithProvider = (
  user: User,
  provider: SocialProvider,
): Promise<UserCredential> => reauthenticateWithPopup(user, providers[provider](), popupResolver)

/** Overrides for a sign-in with a provider, where there is no password. */
export const providerErrorMap: CodeErrorMap = new Map([
  ['auth/internal-error', 'provider unreachable'],
  ['auth/invalid-credential', 'provider unreachable'],
  ['auth/network-request-failed', 'provider unreachable'],
  ['auth/timeout', 'provider unreachable'],
])

/** The provider objects. The scopes request the visitor's name and email. */
export const providers = {
  google: () => new GoogleAuthProvider(),
  apple: () => {
    const apple = new OAuthProvider(providerIds.apple)
    apple.addScope('email')
    apple.addScope('name')
    return apple
  },
} satisfies Record<SocialProvider, () => GoogleAuthProvider | OAuthProvider>
