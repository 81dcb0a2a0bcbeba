import {
  createUserWithEmailAndPassword,
  deleteUser,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { Identity } from '../../../machines/ports.ts'
import type { SessionEpoch } from '../session-epoch.ts'
import type { Timers } from '../timers.ts'
import { authWiring } from './auth-wiring.ts'
import { codeOf, failWith, identityFailure } from './firebase-failures.ts'
import { createPopups, type Opener } from './popup.ts'
import { createPresence } from './presence.ts'
import { createProofs } from './proofs.ts'
import { providerMeanings, signInWithProvider } from './providers.ts'
import { isSessionEnd, sessionEnded } from './session-ended.ts'
import { createSignIns } from './sign-in.ts'
import { snapshotOf, tokenSaysVerified } from './snapshot.ts'
import { startAuth } from './start-auth.ts'
import { createTokens } from './tokens.ts'

/** What the identity service needs of the page. */
export type IdentityOptions = {
  appName: string
  /** Origin of the site, for the links in mails. */
  origin: string
  opener: Opener
  timers: Timers
  epoch: SessionEpoch
  /** The time limit of one call, in ms. */
  milliseconds: number
}

/** The port with the library at hand; `signal` fires when nobody waits any more. Rejects as the port says. */
export type StartedIdentity = Omit<Identity, 'restore' | 'signUp' | 'signIn'> & {
  restore(): Promise<IdentitySnapshot | null>
  signUp(
    account: { email: string; password: string; displayName: string },
    signal: AbortSignal,
  ): Promise<IdentitySnapshot>
  signIn(
    credentials: { email: string; password: string },
    signal: AbortSignal,
  ): Promise<IdentitySnapshot>
}

/** Starts the library on this page; `askProvider` opens a provider's window, and ends when it has signed the visitor in. */
export const startIdentity = (
  options: IdentityOptions,
  askProvider = signInWithProvider,
): StartedIdentity => {
  const auth = startAuth(options.appName)
  const presence = createPresence(auth, options.epoch)
  const signIns = createSignIns(auth)
  const tokens = createTokens(options)
  const popups = createPopups({ ...options, helperOrigin: authWiring.helperOrigin })

  /** The claim of a token that was made before the verification still says unverified. */
  const catchUpToken = async (user: User) => {
    if (user.emailVerified && !tokenSaysVerified(user)) await tokens.of(user, { fresh: true })
  }

  /** Forgets the member at once: the library takes its time to follow. */
  const leave = () => {
    signIns.callOff()
    popups.cancel()
    presence.leave()
  }

  return {
    current: presence.current,
    watch: presence.watch,
    ...createProofs({ presence, tokens, popups }),

    restore: async () => {
      await auth.authStateReady()
      if (presence.current()?.authType === 'local') {
        await presence.asMember(catchUpToken).catch(canWait)
      }
      return presence.current()
    },

    signUp: ({ email, password, displayName }, signal) =>
      signIns
        .run(
          isLocal(email),
          async () => {
            const created = await createUserWithEmailAndPassword(auth, email, password)
            await updateProfile(created.user, { displayName }).catch(nameIsOptional)
            return created
          },
          signal,
        )
        .catch(failWith()),

    signIn: ({ email, password }, signal) =>
      signIns
        .run(isLocal(email), () => signInWithEmailAndPassword(auth, email, password), signal)
        .catch(failWith()),

    signInWith: (provider) => {
      const ended = new AbortController()
      return popups
        .watch(() =>
          signIns.run(
            (identity) => identity.authType === provider,
            () => askProvider(auth, provider),
            ended.signal,
          ),
        )
        .finally(() => ended.abort())
        .catch(failWith(providerMeanings, 'provider unreachable'))
    },

    sendVerificationEmail: () =>
      presence.asMember(async (user) => {
        if (user.emailVerified) throw new ServiceFailure({ kind: 'email already verified' })
        await sendEmailVerification(user, { url: `${options.origin}/login` }).catch(
          failWith(sessionEnded),
        )
      }),

    reload: () =>
      presence.asMember(async (user) => {
        await reload(user).catch(failWith(sessionEnded))
        await catchUpToken(user)
        return snapshotOf(user)
      }),

    sendPasswordReset: (email) =>
      sendPasswordResetEmail(auth, email).catch((error: unknown) => {
        if (codeOf(error) !== 'auth/user-not-found') throw identityFailure(error)
      }),

    idToken: (wanted) => presence.asMember((user) => tokens.of(user, wanted)),

    remove: async () => {
      await auth.authStateReady()
      if (auth.currentUser) {
        await deleteUser(auth.currentUser).catch((error: unknown) => {
          if (!isSessionEnd(error)) throw identityFailure(error)
        })
      }
      leave()
      await signOut(auth).catch(isGoneAnyway)
    },

    signOut: () => {
      leave()
      return signOut(auth)
    },
  }
}

const isLocal = (email: string) => (identity: IdentitySnapshot) =>
  identity.authType === 'local' && identity.email?.toLowerCase() === email.trim().toLowerCase()

/** A token that cannot be refreshed now is refreshed by the first call that needs it. */
const canWait = () => {}

/** The backend keeps the member's name too: a sign-up does not fail for it. */
const nameIsOptional = () => {}

/** Deleted is deleted, even where the browser will not forget it yet. */
const isGoneAnyway = () => {}
