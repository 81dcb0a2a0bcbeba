import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { failureOf } from '../../../machines/failure.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { NoticeKey } from '../../../machines/notices.ts'
import { noticeText } from '../../../src/copy/notices.ts'
import { errorResponse, openEmulatedWorld, paths } from '../../support/emulated-identity.ts'
import { startTestEmulators, type TestEmulators } from '../../support/emulators.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { type Answer, cut, json, text } from '../../support/scripted-server.ts'
import { createSteppedTime, type SteppedTime } from '../../support/stepped-time.ts'
import type { IdentityWorld } from '../contracts/identity-world.ts'

const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada Lovelace' }

let emulators: TestEmulators
let time: SteppedTime
let world: IdentityWorld

beforeAll(async () => {
  emulators = await startTestEmulators()
  vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', emulators.auth.origin)
}, 30_000)

beforeEach(async () => {
  time = createSteppedTime()
  world = await openEmulatedWorld(emulators, time.timers)
})

afterAll(() => emulators.stop())

/** A complete exchange with the service. Earlier responses have been processed when it ends. */
const roundTrip = () => world.identity.sendPasswordReset('unknown@example.com')

describe('a token refresh', () => {
  test.each([
    'TOKEN_EXPIRED',
    'USER_DISABLED',
    'USER_NOT_FOUND',
    'INVALID_REFRESH_TOKEN',
    'MISSING_REFRESH_TOKEN',
  ])('that is rejected with %s ends the session (fault 7, 71, 72)', async (message) => {
    await world.identity.signUp(ada)
    emulators.auth.once(paths.refresh, errorResponse(message))
    expect(await failureKindOf(world.identity.idToken({ fresh: true }))).toBe('session expired')
  })

  test.each([
    ['the service rejects a token refresh', true],
    ['the member logs out', false],
  ])('notifies watchers whether the session was rejected if %s: %s', async (_why, isRefused) => {
    await world.identity.signUp(ada)
    const received: [uid: string | undefined, refused: boolean][] = []
    world.identity.watch((identity, { sessionRevoked }) =>
      received.push([identity?.uid, sessionRevoked]),
    )
    if (isRefused) {
      emulators.auth.once(paths.refresh, errorResponse('TOKEN_EXPIRED'))
      await failureKindOf(world.identity.idToken({ fresh: true }))
    } else await world.identity.signOut()
    expect(received.at(-1)).toEqual([undefined, isRefused])
  })

  test.each<[string, Answer]>([
    ['a closed connection', cut],
    ['the error page of a proxy', text(502, 'text/html', '<h1>Bad gateway</h1>')],
    ['the page of a captive portal', text(200, 'text/html', '<h1>Welcome to our Wi-Fi</h1>')],
    ['an error of the service', json(500, { error: { message: 'INTERNAL' } })],
    ['an empty object', json(200, {})],
    ['an unknown code', errorResponse('SOMETHING_NEW')],
  ])('that receives %s keeps the session (fault 6, 8)', async (_what, fault) => {
    const signedUp = await world.identity.signUp(ada)
    emulators.auth.once(paths.refresh, fault)
    expect(await failureKindOf(world.identity.idToken({ fresh: true }))).toBe('unreachable')
    expect(world.identity.current()).toEqual(signedUp)
  })

  test('that times out after 10 000 ms keeps the session, and the next call sends a new request', async () => {
    await world.identity.signUp(ada)
    const held = world.holdNext('refresh')
    const first = failureKindOf(world.identity.idToken({ fresh: true }))
    await held.arrived
    time.clock.advance(9_999)
    const joined = failureKindOf(world.identity.idToken({ fresh: true }))
    time.clock.advance(1)
    expect(await Promise.all([first, joined])).toEqual(['unreachable', 'unreachable'])
    await expect(world.identity.idToken({ fresh: true })).resolves.toMatch(/\S/)
    expect(world.refreshes()).toBe(2)
    held.release()
  })

  test('that the service limits fails with “too many requests” (fault 69)', async () => {
    await world.identity.signUp(ada)
    emulators.auth.once(paths.refresh, errorResponse('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect(await failureKindOf(world.identity.idToken({ fresh: true }))).toBe('too many requests')
  })
})

describe('a sign-in', () => {
  const lookup = 'accounts:lookup'

  /** Signs up, signs out and in again. The sign-in times out; `first` releases its late response. */
  const timedOutSignIn = async () => {
    const { uid } = await world.identity.signUp(ada)
    await world.identity.signOut()
    const first = emulators.auth.hold(lookup)
    const late = failureKindOf(world.identity.signIn(ada))
    await first.arrived
    time.clock.advance(10_000)
    expect(await late).toBe('timed out')
    return { uid, first }
  }

  test('times out after 10 000 ms, and its late success is undone (fault 83)', async () => {
    await world.identity.signUp(ada)
    await world.identity.signOut()
    const received: (IdentitySnapshot | null)[] = []
    world.identity.watch((identity) => received.push(identity))
    const held = emulators.auth.hold(lookup)
    const signIn = failureKindOf(world.identity.signIn(ada))
    await held.arrived
    time.clock.advance(9_999)
    expect(await Promise.race([signIn, Promise.resolve('still waiting')])).toBe('still waiting')
    time.clock.advance(1)
    expect(await signIn).toBe('timed out')
    held.release()
    await roundTrip()
    expect(world.identity.current()).toBeNull()
    expect(received.filter((identity) => identity !== null)).toEqual([])
    expect(await (await world.reloadPage()).restore()).toBeNull()
  })

  test('that is repeated after a timeout succeeds although the first one succeeds late', async () => {
    const { uid, first } = await timedOutSignIn()
    const second = emulators.auth.hold(lookup)
    const repeated = world.identity.signIn(ada)
    await second.arrived
    first.release()
    second.release()
    expect(await repeated).toMatchObject({ uid })
    await roundTrip()
    expect(world.identity.current()).toMatchObject({ uid })
  })

  test('of one member is not confused with a late sign-in of another', async () => {
    const ben = { ...ada, email: 'ben@example.com' }
    await world.identity.signUp(ben)
    const { first } = await timedOutSignIn()
    const second = emulators.auth.hold(lookup)
    const bens = world.identity.signIn(ben)
    await second.arrived
    first.release()
    await roundTrip()
    expect(world.identity.current()).toBeNull()
    second.release()
    expect(await bens).toMatchObject({ email: ben.email })
  })

  test('that fails does not accept the late sign-in that it has replaced', async () => {
    const { first } = await timedOutSignIn()
    const second = emulators.auth.hold(paths['sign-in'])
    const mistyped = failureKindOf(world.identity.signIn({ ...ada, password: 'wrong horse' }))
    await second.arrived
    first.release()
    await roundTrip()
    second.release()
    expect(await mistyped).toBe('wrong credentials')
    expect(world.identity.current()).toBeNull()
  })

  test('that times out does not accept the late sign-in that it has replaced', async () => {
    const { first } = await timedOutSignIn()
    const second = emulators.auth.hold(lookup)
    const repeated = failureKindOf(world.identity.signIn(ada))
    await second.arrived
    first.release()
    await roundTrip()
    time.clock.advance(10_000)
    expect(await repeated).toBe('timed out')
    await roundTrip()
    expect(world.identity.current()).toBeNull()
    second.release()
    await roundTrip()
    expect(world.identity.current()).toBeNull()
  })

  test.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER : try later', 'too many requests'],
    ['USER_DISABLED', 'account disabled'],
    ['INVALID_LOGIN_CREDENTIALS', 'wrong credentials'],
    ['EMAIL_NOT_FOUND', 'wrong credentials'],
    ['OPERATION_NOT_ALLOWED', 'misconfigured'],
    ['SOMETHING_NEW', 'unknown'],
  ])('that is rejected with %s fails with “%s” (fault 69, 70)', async (message, kind) => {
    emulators.auth.once(paths['sign-in'], errorResponse(message))
    expect(await failureKindOf(world.identity.signIn(ada))).toBe(kind)
  })
})

describe('a sign-up', () => {
  test('succeeds if the name cannot be stored', async () => {
    emulators.auth.once('accounts:update', cut)
    expect(await world.identity.signUp(ada)).toMatchObject({ email: ada.email, displayName: null })
  })

  test('is rejected if the password does not meet the policy', async () => {
    emulators.auth.once(
      paths['sign-up'],
      errorResponse('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [digit]'),
    )
    expect(await failureKindOf(world.identity.signUp(ada))).toBe('weak password')
  })
})

describe('an unknown error response', () => {
  const faults: readonly [string, Answer][] = [
    ['an unknown code', errorResponse('SOMETHING_NEW')],
    ['an error of the service', json(500, { error: { message: 'INTERNAL' } })],
  ]

  test.each(faults)(
    '%s, has the fallback text of the action (spec 8.06, 8.09, 8.13)',
    async (_what, fault) => {
      const { identity } = world
      const textOf = (key: NoticeKey, act: Promise<unknown>) =>
        act.then(
          () => 'done',
          (error) => noticeText(key, failureOf(error)).text,
        )
      emulators.auth.once(paths['sign-in'], fault)
      expect(await textOf('login failed', identity.signIn(ada))).toBe('Login failed')
      emulators.auth.once(paths['sign-up'], fault)
      expect(await textOf('registration failed', identity.signUp(ada))).toBe('Registration failed')
      emulators.auth.once('accounts:sendOobCode', fault)
      expect(await textOf('reset email failed', identity.sendPasswordReset(ada.email))).toBe(
        'Failed to send reset email',
      )
    },
  )
})

describe('the verification email', () => {
  test('links back to /login (spec 7.44)', async () => {
    await world.identity.signUp(ada)
    await world.identity.sendVerificationEmail()
    const [email] = emulators.emails(ada.email)
    expect(new URL(email?.link ?? '').searchParams.get('continueUrl')).toBe(
      `http://localhost:5173/login#verified=${encodeURIComponent(ada.email)}`,
    )
  })
})

describe('the start', () => {
  test('times out after 10 000 ms, and a later one still restores the identity (fault 84)', async () => {
    const signedUp = await world.identity.signUp(ada)
    const held = emulators.auth.hold('accounts:lookup')
    const page = await world.reloadPage()
    const restored = failureKindOf(page.restore())
    await held.arrived
    time.clock.advance(10_000)
    expect(await restored).toBe('timed out')
    held.release()
    expect(await page.restore()).toEqual(signedUp)
  })

  test('restores the identity if the service cannot be reached', async () => {
    const signedUp = await world.identity.signUp(ada)
    const page = await world.reloadPage()
    emulators.auth.once('accounts:lookup', cut)
    expect(await page.restore()).toEqual(signedUp)
  })

  test('that times out does not send the pending sign-in later', async () => {
    await world.identity.signUp(ada)
    await world.identity.signOut()
    const page = await world.reloadPage()
    const signIn = failureKindOf(page.signIn(ada))
    time.clock.advance(10_000)
    expect(await signIn).toBe('timed out')
    expect(await page.restore()).toBeNull()
    expect(emulators.auth.requestsTo(paths['sign-in'])).toEqual([])
  })

  test('reads no defaults from a cookie (fault 85)', async () => {
    await world.identity.restore()
    expect(Reflect.get(globalThis, '__FIREBASE_DEFAULTS__')).toEqual({})
  })
})
