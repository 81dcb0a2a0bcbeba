import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth'
import type { SocialProvider } from '../../../machines/member.ts'
import type { Meanings } from './firebase-failures.ts'

/** Opens the provider's window, and ends when the library has signed the visitor in. */
export const signInWithProvider = (auth: Auth, provider: SocialProvider): Promise<UserCredential> =>
  signInWithPopup(auth, providers[provider](), browserPopupRedirectResolver)

/** The same for a member who is signed in already, and must prove it. */
export const proveWithProvider = (user: User, provider: SocialProvider): Promise<UserCredential> =>
  reauthenticateWithPopup(user, providers[provider](), browserPopupRedirectResolver)

/** What codes mean while a provider is being asked: there is no password that could be wrong. */
export const providerMeanings: Meanings = new Map([
  ['auth/internal-error', 'provider unreachable'],
  ['auth/invalid-credential', 'provider unreachable'],
  ['auth/network-request-failed', 'provider unreachable'],
  ['auth/timeout', 'provider unreachable'],
])

/** What each provider is asked for: who the visitor is, by name and address. */
export const providers = {
  google: () => new GoogleAuthProvider(),
  apple: () => {
    const apple = new OAuthProvider('apple.com')
    apple.addScope('email')
    apple.addScope('name')
    return apple
  },
} satisfies Record<SocialProvider, () => GoogleAuthProvider | OAuthProvider>
