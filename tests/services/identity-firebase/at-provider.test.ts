import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import type { SocialProvider } from '../../../machines/member.ts'
import type { Opener } from '../../../src/services/identity-firebase/popup.ts'
import { startIdentity } from '../../../src/services/identity-firebase/started-identity.ts'
import { createSessionEpoch } from '../../../src/services/session-epoch.ts'
import { deferred } from '../../support/deferred.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { json } from '../../support/scripted-server.ts'
import { createSteppedTime } from '../../support/stepped-time.ts'
import { ada, noWindows, startIdentityStub, tokenWith } from './identity-stub.ts'

const service = await startIdentityStub()
let pages = 0

/** A page with a stubbed provider window, and the response of the service to its credential. */
const opened = (sign_in_provider: string) => {
  const idToken = tokenWith({ sub: 'uid-ada', exp: 9_999_999_999, firebase: { sign_in_provider } })
  service.respond(
    'accounts:signInWithIdp',
    json(200, { localId: 'uid-ada', idToken, refreshToken: 'r', expiresIn: '3600' }),
  )
  const { timers, clock } = createSteppedTime()
  const window = {
    closed: false,
    close: () => {
      window.closed = true
    },
  }
  const opener: Opener = { ...noWindows(), open: () => window as Window }
  const answered = deferred()
  const late = deferred()
  const requested: SocialProvider[] = []
  pages += 1
  const identity = startIdentity(
    {
      ...{ opener, timers, milliseconds: 10_000, epoch: createSessionEpoch() },
      ...{ appName: `at-provider-${pages}`, origin: 'https://trellis.example' },
    },
    // Replaces the library's sign-in, which cannot open a window in Node.
    async (auth, provider) => {
      requested.push(provider)
      opener.open()
      await answered.promise
      const credential = GoogleAuthProvider.credential('from Google')
      return await signInWithCredential(auth, credential).finally(late.resolve)
    },
  )
  return { identity, requested, window, clock, answered, late: late.promise }
}

test.each([
  ['google', 'google.com'],
  ['apple', 'apple.com'],
] as const)(
  'a sign-in with %s signs in the account (spec 1.20, 1.21)',
  async (provider, providerId) => {
    const { identity, requested, answered } = opened(providerId)
    answered.resolve()
    expect(await identity.signInWith(provider)).toMatchObject({ authType: provider })
    expect(requested).toEqual([provider])
    expect(identity.current()).toMatchObject({ uid: 'uid-ada' })
  },
)

describe('a sign-in with Google', () => {
  test('is superseded if the token is from another provider', async () => {
    const { identity, answered } = opened('password')
    answered.resolve()
    expect(await failureKindOf(identity.signInWith('google'))).toBe('superseded')
    expect(identity.current()).toBeNull()
  })

  test('is rejected if the window was closed before', async () => {
    const { identity, window, clock, answered, late } = opened('google.com')
    const kind = failureKindOf(identity.signInWith('google'))
    window.closed = true
    clock.advance(100)
    expect(await kind).toBe('popup closed')
    answered.resolve()
    await late
    expect(identity.current()).toBeNull()
  })
})

describe('a window that the visitor has left', () => {
  test('is closed when its page ends, and its late result signs no one in', async () => {
    const { identity, window, answered, late } = opened('google.com')
    const controller = new AbortController()
    const kind = failureKindOf(identity.signInWith('google', controller.signal))
    await new Promise(setImmediate)
    controller.abort()
    expect(await kind).toBe('popup superseded')
    expect(window.closed).toBe(true)
    answered.resolve()
    await late
    expect(identity.current()).toBeNull()
  })

  test('is closed when a sign-in with a password begins, whose member stays signed in', async () => {
    const { identity, window, answered, late } = opened('google.com')
    const kind = failureKindOf(identity.signInWith('google'))
    await new Promise(setImmediate)
    service.respond(
      'accounts:signInWithPassword',
      json(200, {
        localId: 'uid-maya',
        idToken: tokenWith({
          sub: 'uid-maya',
          exp: 9_999_999_999,
          firebase: { sign_in_provider: 'password' },
        }),
        refreshToken: 'r',
        expiresIn: '3600',
      }),
    )
    const signal = new AbortController().signal
    const member = await identity.signIn(ada, signal).catch((error: unknown) => error)
    expect(await kind).toBe('popup superseded')
    expect(window.closed).toBe(true)
    answered.resolve()
    await late
    expect(identity.current()).toEqual(member)
  })
})

describe('a provider', () => {
  test.each([
    ['if the library finds no browser', noWindows(), 'browser storage unavailable'],
    ['if window.open cannot be replaced', Object.freeze(noWindows()), 'provider unreachable'],
  ])('is unavailable %s: “%s”', async (_where, opener, kind) => {
    const identity = service.open(opener)
    expect(await failureKindOf(identity.signInWith('google'))).toBe(kind)
    await identity.signIn(ada)
    expect(await failureKindOf(identity.reauthenticateByProvider('apple'))).toBe(kind)
  })
})
