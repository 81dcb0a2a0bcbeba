import { afterAll, afterEach, beforeAll, describe, vi } from 'vitest'
import { openEmulatedWorld } from '../support/emulated-identity.ts'
import { startTestEmulators, type TestEmulators } from '../support/emulators.ts'
import { identityContract } from './contracts/identity-contract.ts'

// The real part answers in milliseconds, but not on a machine that is busy with everything else.
vi.setConfig({ testTimeout: 30_000 })

let emulators: TestEmulators

beforeAll(async () => {
  emulators = await startTestEmulators()
  vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', emulators.auth.origin)
}, 30_000)

afterEach(() => vi.useRealTimers())

afterAll(() => emulators.stop())

describe('Firebase before the official emulator', () => {
  identityContract(() => openEmulatedWorld(emulators))
})
