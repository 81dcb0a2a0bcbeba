import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import { callLimit } from '../../machines/limits.ts'
import type { IdentitySnapshot } from '../../machines/member.ts'
import type { Identity } from '../../machines/ports.ts'
import { refuseForeignDefaults } from './firebase-defaults.ts'
import type {
  EarlyIdentity,
  EarlyIdentityPage,
  EarlyLookup,
} from './identity-firebase/early-identity.ts'
import type { IdentityOptions, StartedIdentity } from './identity-firebase/started-identity.ts'
import type { RunWhenIdle } from './idle.ts'
import { loadedChunk } from './loaded-chunk.ts'
import { withinDeadline } from './timers.ts'

/** The page of the adapter. The inline script of a member's page sets `earlyLookup`. */
export type IdentityPage = EarlyIdentityPage & { earlyLookup?: EarlyLookup }

/**
 * The adapter of `Identity` for Firebase Authentication (specification, sections 1 and 7). This module is small; the
 * first call loads the library and the rest of the adapter. If the page has looked the stored identity up before, the
 * library loads when the page is idle. `ready` loads the library, for services that use its session.
 */
export const createFirebaseIdentity = (
  options: Omit<IdentityOptions, 'appName' | 'milliseconds'> & {
    appName?: string
    page: IdentityPage
    runWhenIdle: RunWhenIdle
  },
): Identity & { ready(): Promise<void> } => {
  const { timers, page, epoch } = options
  let started: StartedIdentity | null = null
  let early: EarlyIdentity | null = null
  let resolveStart = (_identity: StartedIdentity) => {}
  const whenStarted = new Promise<StartedIdentity>((resolve) => {
    resolveStart = resolve
  })

  const startLibrary = async (): Promise<StartedIdentity> => {
    refuseForeignDefaults()
    const { startIdentity } = await loadedChunk(import('./identity-firebase/started-identity.ts'))
    const start = () => startIdentity({ appName: '[DEFAULT]', ...options, milliseconds: callLimit })
    const identity = early ? await early.handOver(start) : start()
    early = null
    started = identity
    resolveStart(identity)
    return identity
  }
  let loading: Promise<StartedIdentity> | null = null
  const load = (): Promise<StartedIdentity> => {
    loading ??= startLibrary().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  const loadQuietly = () => void load().catch(ignoreFailedPreload)

  /** The identity of the early lookup, the first time. It contains a token, which must not outlive a sign-out. */
  const takeEarly = async (): Promise<EarlyIdentity | null> => {
    const { earlyLookup } = page
    delete page.earlyLookup
    if (!earlyLookup) return null
    const { confirmedIdentity } = await loadedChunk(import('./identity-firebase/early-identity.ts'))
    return confirmedIdentity(earlyLookup, { page, epoch, onOtherTab: loadQuietly })
  }

  const inTime = <Value>(
    task: (ended: AbortSignal) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> =>
    withinDeadline(task, { timers, milliseconds: callLimit, signal }).catch((error: unknown) => {
      throw new ServiceFailure(failureOf(error))
    })
  const callInTime = <Value>(
    call: (identity: StartedIdentity, signal: AbortSignal) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> =>
    inTime(async (ended) => {
      const identity = started ?? (await load())
      ended.throwIfAborted()
      return call(identity, ended)
    }, signal)

  return {
    restore: (signal) =>
      inTime(async (ended) => {
        const confirmed = await takeEarly()
        ended.throwIfAborted()
        // A later session may be that of another tab, which this library does not know yet.
        if (loading) return (await load()).restore()
        if (!confirmed) return restoreFirst(await load())
        early = confirmed
        options.runWhenIdle(loadQuietly)
        return confirmed.snapshot
      }, signal),
    current: () => early?.snapshot ?? started?.current() ?? null,
    watch: (onChange) => watchFrom(whenStarted, onChange),
    rejection: () => callInTime((identity) => identity.rejection()).catch(countAsUnknown),
    signUp: (account, signal) =>
      callInTime((identity, ended) => identity.signUp(account, ended), signal),
    signIn: (credentials, signal) =>
      callInTime((identity, ended) => identity.signIn(credentials, ended), signal),
    prepareProviders: () =>
      options.runWhenIdle(() => {
        callInTime((identity) => identity.prepareProviders()).catch(ignoreFailedPreload)
      }),
    signInWith: async (provider, signal) =>
      (started ?? (await callInTime(load, signal))).signInWith(provider, signal),
    sendVerificationEmail: () => callInTime((identity) => identity.sendVerificationEmail()),
    reload: () => callInTime((identity) => identity.reload()),
    unlink: (providers) => callInTime((identity) => identity.unlink(providers)),
    signInAgain: (provider) => callInTime((identity) => identity.signInAgain(provider)),
    sendPasswordReset: (email) => callInTime((identity) => identity.sendPasswordReset(email)),
    idToken: async (request) =>
      early && !request.fresh
        ? early.token
        : callInTime((identity) => identity.idToken(request)).catch(timeoutAsUnreachable),
    isSignInRecent: () => callInTime((identity) => identity.isSignInRecent()),
    reauthenticateByPassword: (password, signal) =>
      callInTime((identity) => identity.reauthenticateByPassword(password), signal),
    reauthenticateByProvider: async (provider, signal) =>
      (started ?? (await callInTime(load, signal))).reauthenticateByProvider(provider, signal),
    remove: () => callInTime((identity) => identity.remove()),
    signOut: async () => {
      if (early) {
        early.leave()
        early = null
      } else await callInTime((identity) => identity.signOut()).catch(ignoreFailedSignOut)
    },
    ready: () => callInTime(async () => {}),
  }
}

/** Asks about a stored identity that the library has dropped when it started. */
const restoreFirst = async (library: StartedIdentity): Promise<IdentitySnapshot | null> => {
  const identity = await library.restore()
  const why = identity ? 'unknown' : await library.rejection()
  if (why === 'unknown') return identity
  throw new ServiceFailure({ kind: why === 'gone' ? 'account deleted' : 'session expired' })
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

const countAsUnknown = () => 'unknown' as const

/** The call that needs the script loads it again, and reports the failure. */
const ignoreFailedPreload = () => {}

/** A service that does not respond must not end the session, so a timeout counts as 'unreachable'. */
const timeoutAsUnreachable = (error: unknown): never => {
  const failure = failureOf(error)
  throw new ServiceFailure(failure.kind === 'timed out' ? { kind: 'unreachable' } : failure)
}

/** This page has already signed the member out. The next call removes what the browser still stores. */
const ignoreFailedSignOut = () => {}
