import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import { callLimit } from '../../machines/limits.ts'
import type { Identity } from '../../machines/ports.ts'
import { withinDeadline } from './deadline.ts'
import { refuseForeignDefaults } from './firebase-defaults.ts'
import type { IdentityOptions, StartedIdentity } from './identity-firebase/started-identity.ts'
import type { RunWhenIdle } from './idle.ts'
import { loadedChunk } from './loaded-chunk.ts'

/**
 * The adapter of `Identity` for Firebase Authentication (specification, sections 1 and 7). This module is small; the
 * first call loads the library and the rest of the adapter.
 */
export const createFirebaseIdentity = (
  options: Omit<IdentityOptions, 'appName' | 'milliseconds'> & {
    appName?: string
    runWhenIdle: RunWhenIdle
  },
): Identity => {
  const { timers } = options
  let started: StartedIdentity | null = null
  let resolveStart = (_identity: StartedIdentity) => {}
  const start = new Promise<StartedIdentity>((resolve) => {
    resolveStart = resolve
  })

  const load = async (): Promise<StartedIdentity> => {
    refuseForeignDefaults()
    const { startIdentity } = await loadedChunk(import('./identity-firebase/started-identity.ts'))
    if (!started) {
      started = startIdentity({ appName: '[DEFAULT]', ...options, milliseconds: callLimit })
      resolveStart(started)
    }
    return started
  }

  const callInTime = <Value>(
    call: (identity: StartedIdentity, signal: AbortSignal) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> =>
    withinDeadline(
      async (ended) => {
        const identity = started ?? (await load())
        ended.throwIfAborted()
        return call(identity, ended)
      },
      { timers, milliseconds: callLimit, signal },
    ).catch((error: unknown) => {
      throw new ServiceFailure(failureOf(error))
    })

  return {
    restore: (signal) => callInTime((identity) => identity.restore(), signal),
    current: () => started?.current() ?? null,
    watch: (onChange) => watchFrom(start, onChange),
    signUp: (account) => callInTime((identity, signal) => identity.signUp(account, signal)),
    signIn: (credentials) => callInTime((identity, signal) => identity.signIn(credentials, signal)),
    prepareProviders: () =>
      options.runWhenIdle(() => {
        callInTime((identity) => identity.prepareProviders()).catch(ignoreFailedPreload)
      }),
    signInWith: async (provider) => (started ?? (await callInTime(load))).signInWith(provider),
    sendVerificationEmail: () => callInTime((identity) => identity.sendVerificationEmail()),
    reload: () => callInTime((identity) => identity.reload()),
    unlink: (providers) => callInTime((identity) => identity.unlink(providers)),
    sendPasswordReset: (email) => callInTime((identity) => identity.sendPasswordReset(email)),
    idToken: (request) =>
      callInTime((identity) => identity.idToken(request)).catch(timeoutAsUnreachable),
    isSignInRecent: () => callInTime((identity) => identity.isSignInRecent()),
    reauthenticateByPassword: (password) =>
      callInTime((identity) => identity.reauthenticateByPassword(password)),
    reauthenticateByProvider: async (provider) =>
      (started ?? (await callInTime(load))).reauthenticateByProvider(provider),
    remove: () => callInTime((identity) => identity.remove()),
    signOut: () => callInTime((identity) => identity.signOut()).catch(ignoreFailedSignOut),
  }
}

const watchFrom = (
  start: Promise<StartedIdentity>,
  onChange: Parameters<Identity['watch']>[0],
): (() => void) => {
  let stop: (() => void) | null = null
  let stopped = false
  void start.then((identity) => {
    if (!stopped) stop = identity.watch(onChange)
  })
  return () => {
    stopped = true
    stop?.()
  }
}

/** The sign-in loads the script again, and reports the failure. */
const ignoreFailedPreload = () => {}

/** A service that does not respond must not end the session, so a timeout counts as 'unreachable'. */
const timeoutAsUnreachable = (error: unknown): never => {
  const failure = failureOf(error)
  throw new ServiceFailure(failure.kind === 'timed out' ? { kind: 'unreachable' } : failure)
}

/** This page has already signed the member out. The next call removes what the browser still stores. */
const ignoreFailedSignOut = () => {}
