import { afterAll, afterEach, beforeAll, describe, vi } from 'vitest'
import { openEmulatedWorld } from '../support/emulated-identity.ts'
import { startTestEmulators, type TestEmulators } from '../support/emulators.ts'
import { identityContract } from './contracts/identity-contract.ts'

let emulators: TestEmulators

beforeAll(async () => {
  emulators = await startTestEmulators()
  vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', emulators.auth.origin)
}, 30_000)

afterEach(() => vi.useRealTimers())

afterAll(() => emulators.stop())

describe('Firebase with the official emulator', () => {
  identityContract(() => openEmulatedWorld(emulators))
})
