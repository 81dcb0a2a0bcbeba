import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import type { Identity } from '../../machines/ports.ts'
import { withinDeadline } from './deadline.ts'
import { refuseForeignDefaults } from './firebase-defaults.ts'
import type { IdentityOptions, StartedIdentity } from './identity-firebase/started-identity.ts'

/** The time limit of one call to the identity service, in ms; a provider's open window has none. */
const CALL_LIMIT = 10_000

/**
 * Firebase Authentication behind the port (specification, sections 1 and 7). This part is small and loads the rest,
 * with the library, when the first call is made.
 */
export const createFirebaseIdentity = (
  options: Omit<IdentityOptions, 'appName' | 'milliseconds'> & { appName?: string },
): Identity => {
  const { timers } = options
  let started: StartedIdentity | null = null
  let announceStart = (_identity: StartedIdentity) => {}
  const start = new Promise<StartedIdentity>((resolve) => {
    announceStart = resolve
  })

  const load = async (): Promise<StartedIdentity> => {
    refuseForeignDefaults()
    const { startIdentity } = await import('./identity-firebase/started-identity.ts').catch(() => {
      throw new ServiceFailure({ kind: 'unreachable' })
    })
    if (!started) {
      started = startIdentity({ appName: '[DEFAULT]', ...options, milliseconds: CALL_LIMIT })
      announceStart(started)
    }
    return started
  }

  const inTime = <Value>(
    act: (identity: StartedIdentity, signal: AbortSignal) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> =>
    withinDeadline(
      async (ended) => {
        const identity = started ?? (await load())
        ended.throwIfAborted()
        return act(identity, ended)
      },
      { timers, milliseconds: CALL_LIMIT, signal },
    ).catch((error: unknown) => {
      throw new ServiceFailure(failureOf(error))
    })

  return {
    restore: (signal) => inTime((identity) => identity.restore(), signal),
    current: () => started?.current() ?? null,
    watch: (onChange) => watchFrom(start, onChange),
    signUp: (account) => inTime((identity, signal) => identity.signUp(account, signal)),
    signIn: (credentials) => inTime((identity, signal) => identity.signIn(credentials, signal)),
    signInWith: async (provider) => (await inTime(load)).signInWith(provider),
    sendVerificationEmail: () => inTime((identity) => identity.sendVerificationEmail()),
    reload: () => inTime((identity) => identity.reload()),
    sendPasswordReset: (email) => inTime((identity) => identity.sendPasswordReset(email)),
    idToken: (wanted) => inTime((identity) => identity.idToken(wanted)).catch(lateIsUnreachable),
    isSignInRecent: () => inTime((identity) => identity.isSignInRecent()),
    proveByPassword: (password) => inTime((identity) => identity.proveByPassword(password)),
    proveByProvider: async (provider) => (await inTime(load)).proveByProvider(provider),
    remove: () => inTime((identity) => identity.remove()),
    signOut: () => inTime((identity) => identity.signOut()).catch(goneAnyway),
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

/** Only a refusal may end a session: a service that does not answer cannot be asked. */
const lateIsUnreachable = (error: unknown): never => {
  const failure = failureOf(error)
  throw new ServiceFailure(failure.kind === 'timed out' ? { kind: 'unreachable' } : failure)
}

/** The member is signed out on this page already; what the browser remembers goes with the next call. */
const goneAnyway = () => {}
