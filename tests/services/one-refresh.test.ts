import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createApi } from '../../backend/app.ts'
import { readConfig } from '../../backend/config.ts'
import { createLog } from '../../backend/log.ts'
import { type RunningServer, serve } from '../../backend/server.ts'
import { createMemberApi } from '../../src/services/member-api.ts'
import { browserTimers } from '../../src/services/timers.ts'
import { accountIn } from '../backend/support/looked-up.ts'
import { openTestDatabase, type TestDatabase } from '../backend/support/test-database.ts'
import { openEmulatedWorld } from '../support/emulated-identity.ts'
import { startTestEmulators, type TestEmulators } from '../support/emulators.ts'
import { ada } from './contracts/identity-world.ts'

let emulators: TestEmulators
let database: TestDatabase
let server: RunningServer

beforeAll(async () => {
  emulators = await startTestEmulators()
  vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', emulators.auth.origin)
  database = await openTestDatabase()
  const app = createApi({
    config: readConfig({
      NODE_ENV: 'test',
      FIREBASE_PROJECT_ID: emulators.projectId,
      FIREBASE_STORAGE_BUCKET: `${emulators.projectId}.appspot.com`,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
      ALLOW_UNSIGNED_TOKENS: '1',
      LOG_LEVEL: 'silent',
    }),
    db: database.db,
    log: createLog('silent'),
    checkPassword: async () => 'wrong',
    lookUpAccount: async ({ token }) => accountIn(token),
    // Reads the clock on every call, because the test advances it.
    now: () => Date.now(),
  })
  server = await serve(app, 0, '127.0.0.1')
}, 60_000)

afterEach(() => vi.useRealTimers())

afterAll(async () => {
  await server.close(0)
  await database.close()
  await emulators.stop()
})

const twoHours = 2 * 60 * 60 * 1_000

/** A page with the identity service and the backend, signed in as Ada with her record. */
const openAsAda = async () => {
  const world = await openEmulatedWorld(emulators)
  const onRejected = vi.fn()
  const api = createMemberApi({
    baseUrl: `http://127.0.0.1:${server.port}/api`,
    identity: world.identity,
    epoch: world.epoch,
    timers: browserTimers,
    isOnline: () => true,
    onRejected,
  })
  await database.empty()
  await world.identity.signUp(ada)
  await api.register({ ...names, email: ada.email, password: ada.password })
  await world.identity.sendVerificationEmail()
  await world.followVerificationLink(ada.email)
  await world.identity.reload()
  return { world, api, onRejected }
}

const names = { firstName: 'Ada', lastName: 'Lovelace', username: 'ada.lovelace', phone: '' }

const fiveTimes = <Value>(call: () => Promise<Value>) => Promise.all(Array.from(Array(5), call))

test('five parallel requests after two hours of sleep cause one token refresh (fault 40)', async () => {
  const { world, api, onRejected } = await openAsAda()
  const before = world.refreshes()
  world.advance(twoHours)

  const records = await fiveTimes(() => api.me())

  expect(world.refreshes() - before).toBe(1)
  expect(records.map(({ email }) => email)).toEqual(Array(5).fill(ada.email))
  await api.me()
  expect(world.refreshes() - before).toBe(1)
  expect(onRejected).not.toHaveBeenCalled()
})

test('five parallel requests after the end of the session cause one token refresh, and all are rejected', async () => {
  const { world, api, onRejected } = await openAsAda()
  const { uid } = world.identity.current() ?? { uid: '' }
  const before = world.refreshes()
  await world.deleteElsewhere(uid)
  world.advance(twoHours)

  const outcomes = await Promise.allSettled(Array.from(Array(5), () => api.me()))

  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  expect(world.refreshes() - before).toBe(1)
  expect(onRejected).toHaveBeenCalled()
})
