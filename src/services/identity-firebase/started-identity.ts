import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  type OAuthCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  unlink,
  updateProfile,
} from 'firebase/auth'
import { ServiceFailure } from '../../../machines/failure.ts'
import { type IdentitySnapshot, verifiedParameter } from '../../../machines/member.ts'
import type { Identity } from '../../../machines/ports.ts'
import { codeOf, firebaseApp } from '../firebase-app.ts'
import type { SessionEpoch } from '../session-epoch.ts'
import type { Timers } from '../timers.ts'
import { authServices, emulatorUrl } from './auth-services.ts'
import { createAuthState } from './auth-state.ts'
import { failWith, identityFailure, isSessionEnd, sessionEnded } from './firebase-failures.ts'
import { createPopups, type Opener } from './popup.ts'
import { initializeResolver } from './popup-resolver.ts'
import { providerErrorMap, signInWithProvider } from './providers.ts'
import { createReauthentication } from './reauthentication.ts'
import { createSignIns } from './sign-in.ts'
import { isVerifiedInToken, providerIds, snapshotOf, tokenOf } from './snapshot.ts'
import { createTokens, rejectionOf, storedToken } from './tokens.ts'

/** The options of the identity adapter. */
export type IdentityOptions = {
  appName: string
  /** Origin of the site, for the links in emails. */
  origin: string
  opener: Opener
  timers: Timers
  epoch: SessionEpoch
  /** The time limit of one call, in ms. */
  milliseconds: number
}

/** The port, with the library loaded. `signal` aborts a sign-in. Rejects as documented in the port. */
export type StartedIdentity = Omit<
  Identity,
  'restore' | 'prepareProviders' | 'signUp' | 'signIn'
> & {
  restore(): Promise<IdentitySnapshot | null>
  /** Rejects if the script or the iframe fails to load. */
  prepareProviders(): Promise<void>
  signUp(
    account: { email: string; password: string; displayName: string },
    signal: AbortSignal,
  ): Promise<IdentitySnapshot>
  signIn(
    credentials: { email: string; password: string },
    signal: AbortSignal,
  ): Promise<IdentitySnapshot>
}

/** Starts the library on this page. `openProvider` opens a provider's popup and resolves after the sign-in. */
export const startIdentity = (
  options: IdentityOptions,
  openProvider = signInWithProvider,
): StartedIdentity => {
  let rejectedToken = storedToken(options.appName)
  const auth = startAuth(options.appName)
  // The library drops a stored identity that the service rejects, without an event.
  void auth.authStateReady().then(() => {
    if (auth.currentUser) rejectedToken = ''
  })
  const authState = createAuthState(auth, options.epoch)
  const signIns = createSignIns(auth)
  const tokens = createTokens(options)
  const popups = createPopups({ ...options, helperOrigin: authServices().helperOrigin })

  /** A token that was issued before the verification still has the claim `email_verified: false`. */
  const refreshUnverifiedToken = async (user: User) => {
    if (user.emailVerified && !isVerifiedInToken(user)) await tokens.of(user, { fresh: true })
  }

  /** Of the newest sign-in with a provider, for this page only. */
  let chosen: OAuthCredential | null = null

  /** A tab runs one attempt at a time. */
  const endAttempt = () => {
    signIns.abort()
    popups.cancel()
  }

  /** Signs the member out on this page immediately; the library is slower. */
  const leave = () => {
    endAttempt()
    authState.leave()
  }

  return {
    current: authState.current,
    watch: authState.watch,
    rejection: async () => {
      const user = authState.takeLostUser()
      const token = user ? tokenOf(user) : rejectedToken
      // Another tab may sign in next.
      rejectedToken = ''
      return token === '' ? 'unknown' : rejectionOf(token, options)
    },
    ...createReauthentication({ authState, tokens, popups, endAttempt }),

    restore: async () => {
      await auth.authStateReady()
      if (authState.current())
        await authState.withUser(refreshUnverifiedToken).catch(ignoreFailedRefresh)
      return authState.current()
    },

    prepareProviders: () => initializeResolver(auth),

    signUp: ({ email, password, displayName }, signal) => {
      endAttempt()
      return signIns
        .run(
          isLocal(email),
          async () => {
            const created = await createUserWithEmailAndPassword(auth, email, password)
            await updateProfile(created.user, { displayName }).catch(ignoreMissingName)
            return created
          },
          signal,
        )
        .catch(failWith())
    },

    signIn: ({ email, password }, signal) => {
      endAttempt()
      return signIns
        .run(isLocal(email), () => signInWithEmailAndPassword(auth, email, password), signal)
        .catch(failWith())
    },

    signInWith: (provider, signal) => {
      const ended = new AbortController()
      return popups
        .watch(
          () =>
            signIns.run(
              (identity) => identity.authType === provider,
              async () => {
                const opened = await openProvider(auth, provider)
                chosen = OAuthProvider.credentialFromResult(opened)
                return opened
              },
              ended.signal,
            ),
          signal,
        )
        .finally(() => ended.abort())
        .catch(failWith(providerErrorMap, 'provider unreachable'))
    },

    sendVerificationEmail: () =>
      authState.withUser(async (user) => {
        if (user.emailVerified) throw new ServiceFailure({ kind: 'email already verified' })
        const hash = `${verifiedParameter}=${encodeURIComponent(user.email ?? '')}`
        await sendEmailVerification(user, { url: `${options.origin}/login#${hash}` }).catch(
          failWith(sessionEnded),
        )
      }),

    reload: () =>
      authState.withUser(async (user) => {
        await reload(user).catch(failWith(sessionEnded))
        await refreshUnverifiedToken(user)
        return snapshotOf(user)
      }),

    unlink: (providers) =>
      authState.withUser(async (user) => {
        for (const provider of providers) {
          await unlink(user, providerIds[provider]).catch(ignoreAlreadyUnlinked)
        }
        return snapshotOf(user)
      }),

    signInAgain: (provider) =>
      authState.withUser(async (user) => {
        if (chosen === null) throw new ServiceFailure({ kind: 'provider unreachable' })
        await unlink(user, providerIds[provider]).catch(ignoreFailedUnlink)
        // The time of a sign-in has whole seconds: this one must be later than any of a stranger's.
        await new Promise<void>((resolve) => options.timers.after(nextSecond, resolve))
        await reauthenticateWithCredential(user, chosen).catch(
          failWith(providerErrorMap, 'provider unreachable'),
        )
        return snapshotOf(user)
      }),

    sendPasswordReset: (email) =>
      sendPasswordResetEmail(auth, email).catch((error: unknown) => {
        if (codeOf(error) !== 'auth/user-not-found') throw identityFailure(error)
      }),

    idToken: (options) => authState.withUser((user) => tokens.of(user, options)),

    remove: async () => {
      await auth.authStateReady()
      await authState.whileRemoving((user) =>
        deleteUser(user).catch((error: unknown) => {
          if (!isSessionEnd(error)) throw identityFailure(error)
        }),
      )
      leave()
      await signOut(auth).catch(ignoreFailedSignOut)
    },

    signOut: () => {
      leave()
      return signOut(auth)
    },
  }
}

/** In ms. */
const nextSecond = 1000

const isLocal = (email: string) => (identity: IdentitySnapshot) =>
  identity.authType === 'local' && identity.email?.toLowerCase() === email.trim().toLowerCase()

const ignoreAlreadyUnlinked = (error: unknown): void => {
  if (codeOf(error) !== 'auth/no-such-provider')
    throw identityFailure(error, { overrides: sessionEnded })
}

/** The API refuses the sign-in again if another account still takes its place. */
const ignoreFailedUnlink = () => {}

/** The first request that needs a token refreshes it. */
const ignoreFailedRefresh = () => {}

/** The backend stores the member's name too, so a sign-up does not fail without it. */
const ignoreMissingName = () => {}

/** The identity is deleted, even if the library fails to remove it from the browser's storage. */
const ignoreFailedSignOut = () => {}

/**
 * Starts the library. `getAuth` would read its host from the environment and load the providers' hidden iframe before
 * the first paint; `popup-resolver.ts` loads it later (decision 0069). The sign-in is stored in localStorage, because
 * reading IndexedDB waits for the scripts of the site (decision 0073).
 */
const startAuth = (appName: string): Auth => {
  const auth = initializeAuth(firebaseApp(appName), {
    persistence: browserLocalPersistence,
  })
  if (import.meta.env.MODE !== 'production')
    connectAuthEmulator(auth, emulatorUrl(), { disableWarnings: true })
  auth.useDeviceLanguage()
  return auth
}
