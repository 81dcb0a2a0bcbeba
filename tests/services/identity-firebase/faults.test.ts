import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import { openEmulatedWorld, paths, refusal } from '../../support/emulated-identity.ts'
import { startTestEmulators, type TestEmulators } from '../../support/emulators.ts'
import { failing } from '../../support/failing.ts'
import type { Fault } from '../../support/faulty-proxy.ts'
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

/** A whole exchange with the service: what was answered earlier has been taken in when it ends. */
const roundTrip = () => failing(world.identity.signIn({ ...ada, email: 'nobody@example.com' }))

describe('a new token', () => {
  test.each([
    'TOKEN_EXPIRED',
    'USER_DISABLED',
    'USER_NOT_FOUND',
    'INVALID_REFRESH_TOKEN',
    'MISSING_REFRESH_TOKEN',
  ])('that is refused with %s ends the session (fault 7, 71, 72)', async (message) => {
    await world.identity.signUp(ada)
    emulators.auth.fault(paths.refresh, refusal(message))
    expect(await failing(world.identity.idToken({ fresh: true }))).toBe('session expired')
  })

  test.each([
    ['the service has refused the member a token', true],
    ['the member has logged out', false],
  ])('tells the page why nobody is here any more: %s', async (_why, isRefused) => {
    await world.identity.signUp(ada)
    const heard: [uid: string | undefined, refused: boolean][] = []
    world.identity.watch((identity, { refused }) => heard.push([identity?.uid, refused]))
    if (isRefused) {
      emulators.auth.fault(paths.refresh, refusal('TOKEN_EXPIRED'))
      await failing(world.identity.idToken({ fresh: true }))
    } else await world.identity.signOut()
    expect(heard.at(-1)).toEqual([undefined, isRefused])
  })

  test.each<[string, Fault]>([
    ['a cut line', 'cut'],
    ['the page of a proxy', { status: 502, html: '<h1>Bad gateway</h1>' }],
    ['the page of a hotel', { status: 200, html: '<h1>Welcome to our Wi-Fi</h1>' }],
    ['an error of the service', { status: 500, body: { error: { message: 'INTERNAL' } } }],
    ['an empty object', { status: 200, body: {} }],
    ['a text that it invents', refusal('SOMETHING_NEW')],
  ])('that meets with %s keeps the session (fault 6, 8)', async (_what, fault) => {
    const signedUp = await world.identity.signUp(ada)
    emulators.auth.fault(paths.refresh, fault)
    expect(await failing(world.identity.idToken({ fresh: true }))).toBe('unreachable')
    expect(world.identity.current()).toEqual(signedUp)
  })

  test('that takes 10 000 ms keeps the session, and the next call asks anew', async () => {
    await world.identity.signUp(ada)
    const held = world.holdNext('refresh')
    const asked = failing(world.identity.idToken({ fresh: true }))
    await held.arrived
    time.clock.advance(9_999)
    const joined = failing(world.identity.idToken({ fresh: true }))
    time.clock.advance(1)
    expect(await Promise.all([asked, joined])).toEqual(['unreachable', 'unreachable'])
    await expect(world.identity.idToken({ fresh: true })).resolves.toMatch(/\S/)
    expect(world.refreshes()).toBe(2)
    held.release()
  })

  test('that the service limits is told as such (fault 69)', async () => {
    await world.identity.signUp(ada)
    emulators.auth.fault(paths.refresh, refusal('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect(await failing(world.identity.idToken({ fresh: true }))).toBe('too many requests')
  })
})

describe('a sign-in', () => {
  const lookup = 'accounts:lookup'

  test('times out after 10 000 ms, and its late success signs nobody in (fault 83)', async () => {
    await world.identity.signUp(ada)
    await world.identity.signOut()
    const heard: (IdentitySnapshot | null)[] = []
    world.identity.watch((identity) => heard.push(identity))
    const held = emulators.auth.hold(lookup)
    const signIn = failing(world.identity.signIn(ada))
    await held.arrived
    time.clock.advance(9_999)
    expect(await Promise.race([signIn, Promise.resolve('still waiting')])).toBe('still waiting')
    time.clock.advance(1)
    expect(await signIn).toBe('timed out')
    held.release()
    await roundTrip()
    expect(world.identity.current()).toBeNull()
    expect(heard.filter((identity) => identity !== null)).toEqual([])
    expect(await (await world.reloadPage()).restore()).toBeNull()
  })

  test('that is repeated after a time-out succeeds while the first one comes late', async () => {
    const { uid } = await world.identity.signUp(ada)
    await world.identity.signOut()
    const first = emulators.auth.hold(lookup)
    const late = failing(world.identity.signIn(ada))
    await first.arrived
    time.clock.advance(10_000)
    expect(await late).toBe('timed out')
    const second = emulators.auth.hold(lookup)
    const repeated = world.identity.signIn(ada)
    await second.arrived
    first.release()
    second.release()
    expect(await repeated).toMatchObject({ uid })
    await roundTrip()
    expect(world.identity.current()).toMatchObject({ uid })
  })

  test('of one member is not mistaken for the late one of another', async () => {
    const ben = { ...ada, email: 'ben@example.com' }
    await world.identity.signUp(ben)
    await world.identity.signUp(ada)
    await world.identity.signOut()
    const first = emulators.auth.hold(lookup)
    const late = failing(world.identity.signIn(ada))
    await first.arrived
    time.clock.advance(10_000)
    expect(await late).toBe('timed out')
    const second = emulators.auth.hold(lookup)
    const bens = world.identity.signIn(ben)
    await second.arrived
    first.release()
    await roundTrip()
    expect(world.identity.current()).toBeNull()
    second.release()
    expect(await bens).toMatchObject({ email: ben.email })
  })

  test('that fails does not let in the late one that it has replaced', async () => {
    await world.identity.signUp(ada)
    await world.identity.signOut()
    const first = emulators.auth.hold(lookup)
    const late = failing(world.identity.signIn(ada))
    await first.arrived
    time.clock.advance(10_000)
    expect(await late).toBe('timed out')
    const second = emulators.auth.hold(paths['sign-in'])
    const mistyped = failing(world.identity.signIn({ ...ada, password: 'wrong horse' }))
    await second.arrived
    first.release()
    await roundTrip()
    second.release()
    expect(await mistyped).toBe('wrong credentials')
    expect(world.identity.current()).toBeNull()
  })

  test('that times out does not let in the late one that it has replaced', async () => {
    await world.identity.signUp(ada)
    await world.identity.signOut()
    const first = emulators.auth.hold(lookup)
    const late = failing(world.identity.signIn(ada))
    await first.arrived
    time.clock.advance(10_000)
    expect(await late).toBe('timed out')
    const second = emulators.auth.hold(lookup)
    const repeated = failing(world.identity.signIn(ada))
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
  ])('that is refused with %s is told as “%s” (fault 69, 70)', async (message, kind) => {
    emulators.auth.fault(paths['sign-in'], refusal(message))
    expect(await failing(world.identity.signIn(ada))).toBe(kind)
  })
})

describe('a sign-up', () => {
  test('does not fail for the name', async () => {
    emulators.auth.fault('accounts:update', 'cut')
    expect(await world.identity.signUp(ada)).toMatchObject({ email: ada.email, displayName: null })
  })

  test('is refused when the project wants a better password', async () => {
    emulators.auth.fault(
      paths['sign-up'],
      refusal('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [digit]'),
    )
    expect(await failing(world.identity.signUp(ada))).toBe('weak password')
  })
})

describe('the verification mail', () => {
  test('leads back to /login (spec 7.44)', async () => {
    await world.identity.signUp(ada)
    await world.identity.sendVerificationEmail()
    const [mail] = emulators.mails(ada.email)
    expect(new URL(mail?.link ?? '').searchParams.get('continueUrl')).toBe(
      'http://localhost:5173/login',
    )
  })
})

describe('the start', () => {
  test('times out after 10 000 ms, and a later one still finds who is remembered (fault 84)', async () => {
    const signedUp = await world.identity.signUp(ada)
    const held = emulators.auth.hold('accounts:lookup')
    const page = await world.reloadPage()
    const restored = failing(page.restore())
    await held.arrived
    time.clock.advance(10_000)
    expect(await restored).toBe('timed out')
    held.release()
    expect(await page.restore()).toEqual(signedUp)
  })

  test('keeps who is remembered when the service cannot be reached', async () => {
    const signedUp = await world.identity.signUp(ada)
    const page = await world.reloadPage()
    emulators.auth.fault('accounts:lookup', 'cut')
    expect(await page.restore()).toEqual(signedUp)
  })

  test('that takes too long leaves no call behind that nobody waits for', async () => {
    await world.identity.signUp(ada)
    await world.identity.signOut()
    const page = await world.reloadPage()
    const signIn = failing(page.signIn(ada))
    time.clock.advance(10_000)
    expect(await signIn).toBe('timed out')
    expect(await page.restore()).toBeNull()
    expect(emulators.auth.count(paths['sign-in'])).toBe(0)
  })

  test('takes no defaults from a cookie (fault 85)', async () => {
    await world.identity.restore()
    expect(Reflect.get(globalThis, '__FIREBASE_DEFAULTS__')).toEqual({})
  })
})
