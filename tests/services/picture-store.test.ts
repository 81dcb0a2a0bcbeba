import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PictureStore } from '../../machines/ports.ts'
import { createFirebaseIdentity } from '../../src/services/identity-firebase.ts'
import { createFirebasePictureStore } from '../../src/services/picture-store-firebase.ts'
import { createSessionEpoch } from '../../src/services/session-epoch.ts'
import { browserTimers } from '../../src/services/timers.ts'
import { emptyPage } from '../support/early-page.ts'
import { startTestEmulators, type TestEmulators } from '../support/emulators.ts'
import { failureKindOf } from '../support/failure-kind.ts'
import { createFakePictureStore } from '../support/fakes/picture-store.ts'
import { createSteppedTime } from '../support/stepped-time.ts'

/** One transparent pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A data URL with the type JPEG and this number of bytes. */
const jpegOf = (size: number): string =>
  `data:image/jpeg;base64,${Buffer.alloc(size, 'Ada').toString('base64')}`

/** Larger than a single request of the library. */
const large = jpegOf(700_000)

let emulators: TestEmulators
let apps = 0
let appName = ''

beforeAll(async () => {
  emulators = await startTestEmulators()
  vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', emulators.auth.origin)
  vi.stubEnv('VITE_LOCAL_STORAGE_EMULATOR_PORT', new URL(emulators.storage.origin).port)
}, 30_000)

beforeEach(async () => {
  await emulators.clear()
  apps += 1
  appName = `pictures-${apps}`
})

afterAll(() => emulators.stop())

/** Signs up and verifies the email, which is required to store a picture. */
const signUp = async (): Promise<string> => {
  const identity = createFirebaseIdentity({
    appName,
    origin: 'http://localhost:5173',
    opener: { open: () => null, addEventListener: () => {}, removeEventListener: () => {} },
    page: emptyPage(),
    timers: browserTimers,
    epoch: createSessionEpoch(),
    runWhenIdle: (run) => run(),
  })
  const account = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }
  const { uid } = await identity.signUp(account)
  await identity.sendVerificationEmail()
  for (const { link } of emulators.emails(account.email)) await emulators.follow(link)
  await identity.reload()
  return uid
}

const openFirebase = (timers = browserTimers) =>
  createFirebasePictureStore({ timers, identityReady: async () => {}, appName })

describe.each<[string, () => PictureStore]>([
  ['the fake picture store', () => createFakePictureStore()],
  ['Firebase with the official emulator', () => openFirebase()],
])('%s', (_name, open) => {
  test('stores the own picture and returns its URL', async () => {
    const uid = await signUp()
    const url = await open().save({ uid, dataUrl: pixel })
    expect(new URL(url).href).toContain(uid)
  })

  test('replaces a picture', async () => {
    const uid = await signUp()
    const store = open()
    await store.save({ uid, dataUrl: pixel })
    await expect(store.save({ uid, dataUrl: pixel })).resolves.toMatch(/^https?:/)
  })

  test('removes a picture, and succeeds without one', async () => {
    const uid = await signUp()
    const store = open()
    await store.save({ uid, dataUrl: pixel })
    await expect(store.remove(uid)).resolves.toBeUndefined()
    await expect(store.remove(uid)).resolves.toBeUndefined()
  })

  test('supersedes an aborted call', async () => {
    const picture = { uid: 'uid-1', dataUrl: pixel }
    expect(await failureKindOf(open().save(picture, AbortSignal.abort()))).toBe('superseded')
  })
})

describe('Firebase', () => {
  test('uploads a data URL and returns the download URL of the picture (spec 1.22, 7.37, 7.38)', async () => {
    const uid = await signUp()
    const url = await openFirebase().save({ uid, dataUrl: pixel })
    const answer = await fetch(url)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('base64')).toBe(pixel.split(',')[1])
  })

  test('stores the picture under the path of its member (spec 3.50)', async () => {
    const uid = await signUp()
    const { pathname } = new URL(await openFirebase().save({ uid, dataUrl: pixel }))
    expect(decodeURIComponent(pathname).endsWith(`/o/profile_images/${uid}`)).toBe(true)
  })

  test.each([
    ['another’s picture', (uid: string) => ({ uid: `${uid}-not`, dataUrl: pixel })],
    [
      'a file that is not a picture',
      (uid: string) => ({ uid, dataUrl: 'data:text/html;base64,PGI+' }),
    ],
    ['an SVG', (uid: string) => ({ uid, dataUrl: 'data:image/svg+xml;base64,PHN2Zy8+' })],
    ['a picture over 5 MB', (uid: string) => ({ uid, dataUrl: jpegOf(5 * 1024 * 1024 + 1) })],
  ])('is not allowed to store %s (spec 5.19, 6.20, 9.15) (fault 95)', async (_what, pictureOf) => {
    const uid = await signUp()
    expect(await failureKindOf(openFirebase().save(pictureOf(uid)))).toBe('not allowed')
  })

  test('stores nothing without an identity', async () => {
    expect(await failureKindOf(openFirebase().save({ uid: 'uid-1', dataUrl: pixel }))).toBe(
      'not allowed',
    )
  })

  test('rejects a text that is not a data URL', async () => {
    const uid = await signUp()
    expect(await failureKindOf(openFirebase().save({ uid, dataUrl: 'a picture of Ada' }))).toBe(
      'refused',
    )
  })

  test('rejects a data URL with invalid bytes', async () => {
    const uid = await signUp()
    const dataUrl = 'data:image/png;base64,a picture of Ada'
    expect(await failureKindOf(openFirebase().save({ uid, dataUrl }))).toBe('refused')
  })

  test('stores a picture that is too large for one request unchanged', async () => {
    const uid = await signUp()
    const answer = await fetch(await openFirebase().save({ uid, dataUrl: large }))
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('base64') === large.split(',')[1]).toBe(true)
  })

  test('aborts an upload, so it cannot replace a later picture', async () => {
    const uid = await signUp()
    const store = openFirebase()
    const gone = new AbortController()
    const upload = emulators.storage.hold('/v0/b/')
    const first = failureKindOf(store.save({ uid, dataUrl: large }, gone.signal))
    await upload.arrived
    gone.abort()
    expect(await first).toBe('superseded')
    const url = await store.save({ uid, dataUrl: pixel })
    upload.release()
    const typeOfStored = async () => (await fetch(url)).headers.get('content-type')
    // Each exchange takes as long as a request of the first upload would need.
    for (let exchange = 0; exchange < 10; exchange += 1) {
      expect(await typeOfStored()).toBe('image/png')
    }
  })

  test('times out after 30 000 ms (fault 86)', async () => {
    const uid = await signUp()
    const time = createSteppedTime()
    const upload = emulators.storage.hold('/v0/b/')
    const kind = failureKindOf(openFirebase(time.timers).save({ uid, dataUrl: pixel }))
    await upload.arrived
    time.clock.advance(30_000)
    expect(await kind).toBe('timed out')
    upload.release()
  })
})
