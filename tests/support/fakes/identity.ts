import { type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import type { AuthType, IdentitySnapshot } from '../../../machines/member.ts'
import type { Clock, Identity } from '../../../machines/ports.ts'
import {
  createSessionEpoch,
  type SessionEpoch,
  withinSession,
} from '../../../src/services/session-epoch.ts'
import {
  createFakeAttempts,
  createFakeControls,
  type FakeControls,
  unlessAborted,
} from './controls.ts'
import { createFakeBrowser, type FakeBrowser, type FakeSession } from './identity-browser.ts'
import {
  createFakeIdentityService,
  type FakeAccount,
  type FakeIdentityService,
  snapshotOf,
} from './identity-service.ts'

/** The calls that a test can control: those of the port, and the token refreshes that they cause. */
export type IdentityCall =
  | Exclude<keyof Identity, 'current' | 'watch' | 'prepareProviders' | 'rejection'>
  | 'refresh'

/** The identity port of one page, connected to a fake service. */
export type FakeIdentity = Identity & {
  service: FakeIdentityService
  controls: FakeControls<IdentityCall>
  /** Makes the sign-in too old to count as recent. */
  ageSignIn(): void
}

/** The identity port without a network, for one page. Several pages can share a browser. */
export const createFakeIdentity = ({
  service = createFakeIdentityService(),
  browser = createFakeBrowser(),
  epoch = createSessionEpoch(),
  clock = { now: () => 0 },
}: {
  service?: FakeIdentityService
  browser?: FakeBrowser
  epoch?: SessionEpoch
  clock?: Clock
} = {}): FakeIdentity => {
  const { controls, run } = createFakeControls<IdentityCall>()
  const watchers = new Set<Parameters<Identity['watch']>[0]>()
  let loaded = false
  let rejection: 'gone' | 'revoked' | 'unknown' = 'unknown'
  let refreshing: Promise<string> | null = null
  const attempts = createFakeAttempts()
  let hasChosenAccount = false

  const current = () => (loaded ? (browser.session?.snapshot ?? null) : null)
  const notifyWatchers = () => {
    if (loaded) for (const watcher of watchers) watcher(current(), { sessionRevoked: false })
  }
  browser.pages.add(notifyWatchers)
  const publish = () => {
    for (const page of browser.pages) page()
  }

  /** Every call loads the library, which then notifies the watchers of the persisted sign-in. */
  const call = <Value>(
    name: IdentityCall,
    given: readonly unknown[],
    act: () => Value | Promise<Value>,
  ): Promise<Value> => {
    if (!loaded) {
      loaded = true
      queueMicrotask(notifyWatchers)
    }
    return run(name, given, act)
  }

  const startSession = (account: FakeAccount, authType: AuthType): IdentitySnapshot => {
    if (account.disabled) throw failure('account disabled')
    if (browser.session && browser.session.uid !== account.uid) epoch.advance()
    browser.session = {
      uid: account.uid,
      authType,
      snapshot: snapshotOf(account, authType),
      token: service.tokenFor(account, authType, 1),
      serial: 1,
      claimsVerified: account.emailVerified,
      authenticatedAt: clock.now(),
    }
    publish()
    return browser.session.snapshot
  }

  const leave = () => {
    attempts.end()
    if (!browser.session) return
    browser.session = null
    epoch.advance()
  }

  const signingIn = <Given>(
    name: IdentityCall,
    given: Given,
    act: () => IdentitySnapshot,
    signal?: AbortSignal,
  ): Promise<IdentitySnapshot> => {
    const ended = attempts.begin(signal)
    return unlessAborted(
      ended,
      call(name, [given], () => {
        if (ended.aborted) throw failure('superseded')
        return act()
      }),
    )
  }

  /** The service has rejected the identity: the library signs it out. Unlike a browser, no other page can ask why. */
  const reject = (reason: typeof rejection) => {
    rejection = reason
    browser.session = null
    browser.pages.delete(notifyWatchers)
    for (const watcher of watchers) watcher(null, { sessionRevoked: true })
    publish()
    browser.pages.add(notifyWatchers)
  }

  /** The session and its account. Throws the failure of the service if either is missing. */
  const present = (): { session: FakeSession; account: FakeAccount } => {
    const { session } = browser
    if (!session) throw failure('not signed in')
    const account = service.byUid(session.uid)
    if (!account || account.disabled || service.isRevoked(session.uid)) {
      reject(!account || account.disabled ? 'gone' : 'revoked')
      throw failure('session expired')
    }
    return { session, account }
  }

  const authenticated = <Value>(
    name: IdentityCall,
    given: readonly unknown[],
    act: () => Value | Promise<Value>,
  ): Promise<Value> => {
    return withinSession(epoch, () =>
      call(name, given, () => {
        if (!browser.session) throw failure('not signed in')
        return act()
      }),
    )
  }

  const refresh = (): Promise<string> => {
    refreshing ??= run('refresh', [], () => {
      const { session, account } = present()
      session.serial += 1
      session.claimsVerified = session.snapshot.emailVerified
      session.token = service.tokenFor(
        { ...account, emailVerified: session.claimsVerified },
        session.authType,
        session.serial,
      )
      publish()
      return session.token
    }).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  return {
    service,
    controls,
    ageSignIn: () => {
      if (browser.session) browser.session.authenticatedAt = Number.NEGATIVE_INFINITY
    },
    current,
    restore: (signal) => unlessAborted(signal, call('restore', [], current)),
    watch: (onChange) => {
      watchers.add(onChange)
      if (loaded)
        queueMicrotask(
          () => watchers.has(onChange) && onChange(current(), { sessionRevoked: false }),
        )
      return () => watchers.delete(onChange)
    },
    prepareProviders: () => {},
    rejection: async () => rejection,
    signUp: (account, signal) =>
      signingIn(
        'signUp',
        account,
        () => {
          if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(account.email)) throw failure('invalid email')
          if (service.find(account.email)) throw failure('email taken')
          if (account.password.length < 6) throw failure('weak password')
          return startSession(service.add({ ...account, emailVerified: false }), 'local')
        },
        signal,
      ),
    signIn: (credentials, signal) =>
      signingIn(
        'signIn',
        credentials,
        () => {
          const account = service.find(credentials.email)
          if (!account || account.password !== credentials.password) {
            throw failure('wrong credentials')
          }
          return startSession(account, 'local')
        },
        signal,
      ),
    signInWith: (provider, signal) =>
      signingIn(
        'signInWith',
        provider,
        () => {
          hasChosenAccount = true
          return startSession(service.accountFrom(provider), provider)
        },
        signal,
      ),
    sendVerificationEmail: () =>
      authenticated('sendVerificationEmail', [], () => {
        const { session } = present()
        if (session.snapshot.emailVerified) throw failure('email already verified')
        service.send({ kind: 'verification', email: session.snapshot.email ?? '' })
      }),
    reload: () =>
      authenticated('reload', [], async () => {
        const { session, account } = present()
        session.snapshot = snapshotOf(account, session.authType)
        if (account.emailVerified && !session.claimsVerified) await refresh()
        return session.snapshot
      }),
    unlink: (providers) =>
      authenticated('unlink', [providers], () => {
        const { session, account } = present()
        for (const provider of providers) service.unlink(account.uid, provider)
        session.snapshot = snapshotOf(service.byUid(account.uid) ?? account, session.authType)
        return session.snapshot
      }),
    signInAgain: (provider) =>
      authenticated('signInAgain', [provider], () => {
        const { account } = present()
        if (!hasChosenAccount) throw failure('provider unreachable')
        service.unlink(account.uid, provider)
        return startSession(service.accountFrom(provider), provider)
      }),
    sendPasswordReset: (email) =>
      call('sendPasswordReset', [email], () => {
        if (service.find(email)) service.send({ kind: 'password reset', email })
      }),
    idToken: (wanted) =>
      authenticated('idToken', [wanted], () => {
        if (wanted.fresh) return refresh()
        return refreshing ?? browser.session?.token ?? ''
      }),
    isSignInRecent: () =>
      authenticated(
        'isSignInRecent',
        [],
        () => clock.now() - (browser.session?.authenticatedAt ?? 0) <= FOUR_MINUTES,
      ),
    reauthenticateByPassword: (password, signal) =>
      unlessAborted(
        attempts.begin(signal),
        authenticated('reauthenticateByPassword', [password], () => {
          if (!browser.session) throw failure('not signed in')
          const account = service.byUid(browser.session.uid)
          if (!account || account.password !== password) throw failure('wrong credentials')
          browser.session.authenticatedAt = clock.now()
        }),
      ),
    reauthenticateByProvider: (provider, signal) =>
      unlessAborted(
        attempts.begin(signal),
        authenticated('reauthenticateByProvider', [provider], () => {
          const { session } = present()
          if (service.accountFrom(provider).uid !== session.uid) throw failure('wrong account')
          session.authenticatedAt = clock.now()
        }),
      ),
    remove: () =>
      call('remove', [], () => {
        if (browser.session) service.delete(browser.session.uid)
        leave()
        publish()
      }),
    signOut: async () => {
      leave()
      await call('signOut', [], publish).catch(() => {})
    },
  }
}

const FOUR_MINUTES = 240_000

const failure = (kind: FailureKind) => new ServiceFailure({ kind })
