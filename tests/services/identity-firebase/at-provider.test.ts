import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SocialProvider } from '../../../machines/member.ts'
import type { Opener } from '../../../src/services/identity-firebase/popup.ts'
import { startIdentity } from '../../../src/services/identity-firebase/started-identity.ts'
import { createSessionEpoch } from '../../../src/services/session-epoch.ts'
import { deferred } from '../../support/deferred.ts'
import { failing } from '../../support/failing.ts'
import { json } from '../../support/scripted-server.ts'
import { createSteppedTime } from '../../support/stepped-time.ts'
import {
  ada,
  noWindows,
  startWrittenService,
  tokenWith,
  type WrittenService,
} from './written-service.ts'

let service: WrittenService
let pages = 0

beforeAll(async () => {
  service = await startWrittenService()
})

beforeEach(() => service.reset())

afterAll(() => service.stop())

/** A page whose visitor answers at the provider, as the service then says. */
const opened = (sign_in_provider: string) => {
  const idToken = tokenWith({ sub: 'uid-ada', exp: 9_999_999_999, firebase: { sign_in_provider } })
  service.says(
    'accounts:signInWithIdp',
    json(200, { localId: 'uid-ada', idToken, refreshToken: 'r', expiresIn: '3600' }),
  )
  const { timers, clock } = createSteppedTime()
  const window = { closed: false }
  const opener: Opener = { ...noWindows(), open: () => window as Window }
  const answered = deferred()
  const late = deferred()
  const asked: SocialProvider[] = []
  pages += 1
  const identity = startIdentity(
    {
      ...{ opener, timers, milliseconds: 10_000, epoch: createSessionEpoch() },
      ...{ appName: `at-provider-${pages}`, origin: 'https://trellis.example' },
    },
    // What the library does once the window has answered; in Node it opens none.
    async (auth, provider) => {
      asked.push(provider)
      opener.open()
      await answered.promise
      const credential = GoogleAuthProvider.credential('from Google')
      return await signInWithCredential(auth, credential).finally(late.resolve)
    },
  )
  return { identity, asked, window, clock, answered, late: late.promise }
}

test.each([
  ['google', 'google.com'],
  ['apple', 'apple.com'],
] as const)('whoever has answered at %s is signed in', async (provider, named) => {
  const { identity, asked, answered } = opened(named)
  answered.resolve()
  expect(await identity.signInWith(provider)).toMatchObject({ authType: provider })
  expect(asked).toEqual([provider])
  expect(identity.current()).toMatchObject({ uid: 'uid-ada' })
})

describe('whoever has answered at Google', () => {
  test('is not let in where the service says that they came another way', async () => {
    const { identity, answered } = opened('password')
    answered.resolve()
    expect(await failing(identity.signInWith('google'))).toBe('overtaken')
    expect(identity.current()).toBeNull()
  })

  test('is not let in when the window was closed before', async () => {
    const { identity, window, clock, answered, late } = opened('google.com')
    const kind = failing(identity.signInWith('google'))
    window.closed = true
    clock.advance(100)
    expect(await kind).toBe('popup closed')
    answered.resolve()
    await late
    expect(identity.current()).toBeNull()
  })
})

describe('a provider', () => {
  test.each([
    ['where the library finds no browser', noWindows(), 'browser storage unavailable'],
    [
      'where the page lets nobody watch a window',
      Object.freeze(noWindows()),
      'provider unreachable',
    ],
  ])('cannot be asked %s: “%s”', async (_where, opener, kind) => {
    const identity = service.open(opener)
    expect(await failing(identity.signInWith('google'))).toBe(kind)
    await identity.signIn(ada)
    expect(await failing(identity.proveByProvider('apple'))).toBe(kind)
  })
})
