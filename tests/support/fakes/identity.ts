import { type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import type { AuthType, IdentitySnapshot } from '../../../machines/member.ts'
import type { Clock, Identity } from '../../../machines/ports.ts'
import {
  createSessionEpoch,
  type SessionEpoch,
  withinSession,
} from '../../../src/services/session-epoch.ts'
import {
  createFakeIdentityService,
  type FakeAccount,
  type FakeIdentityService,
} from './identity-service.ts'
import { createSteering, type Steering, unlessAborted } from './steering.ts'

/** What can be steered: the calls of the port, and the requests for a new token that they lead to. */
export type IdentityCall = Exclude<keyof Identity, 'current' | 'watch'> | 'refresh'

/** A port to a fake service, as one page of a browser has it. */
export type FakeIdentity = Identity & {
  service: FakeIdentityService
  steering: Steering<IdentityCall>
  /** Lets time pass since the sign-in, so that it is not recent any more. */
  ageSignIn(): void
}

/** What a browser remembers, for all its pages. */
export type FakeBrowser = {
  session: FakeSession | null
  /** The pages that hear of changes. */
  pages: Set<() => void>
}

type FakeSession = {
  uid: string
  authType: AuthType
  /** What was last heard of the account: it may have changed since. */
  snapshot: IdentitySnapshot
  /** The token that is held, the how-manieth it is, and whether it says that the address is verified. */
  token: string
  serial: number
  claimsVerified: boolean
  /** When the member last proved who they are, in epoch ms. */
  provedAt: number
}

/** A browser that remembers nobody. */
export const createFakeBrowser = (): FakeBrowser => ({ session: null, pages: new Set() })

/** The identity port without a network: for one page, which may share its browser with others. */
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
  const { steering, run } = createSteering<IdentityCall>()
  const watchers = new Set<Parameters<Identity['watch']>[0]>()
  let loaded = false
  let refreshing: Promise<string> | null = null
  /** Moves on when a sign-in under way must not succeed any more. */
  let signInsCalledOff = 0

  const current = () => (loaded ? (browser.session?.snapshot ?? null) : null)
  const hear = () => {
    if (loaded) for (const watcher of watchers) watcher(current(), { refused: false })
  }
  browser.pages.add(hear)
  const tell = () => {
    for (const page of browser.pages) page()
  }

  /** Every call loads the library, which then tells the watchers whom the browser remembers. */
  const call = <Value>(
    name: IdentityCall,
    given: readonly unknown[],
    act: () => Value | Promise<Value>,
  ): Promise<Value> => {
    if (!loaded) {
      loaded = true
      queueMicrotask(hear)
    }
    return run(name, given, act)
  }

  const enter = (account: FakeAccount, authType: AuthType): IdentitySnapshot => {
    if (account.disabled) throw failure('account disabled')
    if (browser.session && browser.session.uid !== account.uid) epoch.advance()
    browser.session = {
      uid: account.uid,
      authType,
      snapshot: snapshotOf(account, authType),
      token: service.tokenFor(account, authType, 1),
      serial: 1,
      claimsVerified: account.emailVerified,
      provedAt: clock.now(),
    }
    tell()
    return browser.session.snapshot
  }

  const leave = () => {
    signInsCalledOff += 1
    if (!browser.session) return
    browser.session = null
    epoch.advance()
  }

  const signingIn = <Given>(
    name: IdentityCall,
    given: Given,
    act: () => IdentitySnapshot,
  ): Promise<IdentitySnapshot> => {
    const calledOff = signInsCalledOff
    return call(name, [given], () => {
      if (signInsCalledOff !== calledOff) throw failure('overtaken')
      return act()
    })
  }

  /** The session and its account, or the failure that the service would give. */
  const present = (): { session: FakeSession; account: FakeAccount } => {
    const { session } = browser
    if (!session) throw failure('not signed in')
    const account = service.byUid(session.uid)
    if (!account || account.disabled) throw failure('session expired')
    return { session, account }
  }

  const asMember = <Value>(
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
      tell()
      return session.token
    }).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  return {
    service,
    steering,
    ageSignIn: () => {
      if (browser.session) browser.session.provedAt = Number.NEGATIVE_INFINITY
    },
    current,
    restore: (signal) => unlessAborted(signal, call('restore', [], current)),
    watch: (onChange) => {
      watchers.add(onChange)
      if (loaded)
        queueMicrotask(() => watchers.has(onChange) && onChange(current(), { refused: false }))
      return () => watchers.delete(onChange)
    },
    signUp: (account) =>
      signingIn('signUp', account, () => {
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(account.email)) throw failure('invalid email')
        if (service.find(account.email)) throw failure('email taken')
        if (account.password.length < 6) throw failure('weak password')
        return enter(service.add({ ...account, emailVerified: false }), 'local')
      }),
    signIn: (credentials) =>
      signingIn('signIn', credentials, () => {
        const account = service.find(credentials.email)
        if (!account || account.password !== credentials.password) {
          throw failure('wrong credentials')
        }
        return enter(account, 'local')
      }),
    signInWith: (provider) =>
      signingIn('signInWith', provider, () => enter(service.answerOf(provider), provider)),
    sendVerificationEmail: () =>
      asMember('sendVerificationEmail', [], () => {
        const { session } = present()
        if (session.snapshot.emailVerified) throw failure('email already verified')
        service.send({ kind: 'verification', email: session.snapshot.email ?? '' })
      }),
    reload: () =>
      asMember('reload', [], async () => {
        const { session, account } = present()
        session.snapshot = snapshotOf(account, session.authType)
        if (account.emailVerified && !session.claimsVerified) await refresh()
        return session.snapshot
      }),
    sendPasswordReset: (email) =>
      call('sendPasswordReset', [email], () => {
        if (service.find(email)) service.send({ kind: 'password reset', email })
      }),
    idToken: (wanted) =>
      asMember('idToken', [wanted], () => {
        if (wanted.fresh) return refresh()
        return refreshing ?? browser.session?.token ?? ''
      }),
    isSignInRecent: () =>
      asMember(
        'isSignInRecent',
        [],
        () => clock.now() - (browser.session?.provedAt ?? 0) <= FOUR_MINUTES,
      ),
    proveByPassword: (password) =>
      asMember('proveByPassword', [password], () => {
        if (!browser.session) throw failure('not signed in')
        const account = service.byUid(browser.session.uid)
        if (!account || account.password !== password) throw failure('wrong credentials')
        browser.session.provedAt = clock.now()
      }),
    proveByProvider: (provider) =>
      asMember('proveByProvider', [provider], () => {
        const { session } = present()
        if (service.answerOf(provider).uid !== session.uid) throw failure('wrong account')
        session.provedAt = clock.now()
      }),
    remove: () =>
      call('remove', [], () => {
        if (browser.session) service.delete(browser.session.uid)
        leave()
        tell()
      }),
    signOut: async () => {
      leave()
      await call('signOut', [], tell).catch(() => {})
    },
  }
}

const FOUR_MINUTES = 240_000

const failure = (kind: FailureKind) => new ServiceFailure({ kind })

const snapshotOf = (account: FakeAccount, authType: AuthType): IdentitySnapshot => ({
  uid: account.uid,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: account.displayName,
  photoURL: account.photoURL,
  phoneNumber: null,
  authType,
})
