import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse, openEmulatedWorld } from '../../support/emulated-identity.ts'
import { startTestEmulators, type TestEmulators } from '../../support/emulators.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { cut } from '../../support/scripted-server.ts'
import type { IdentityWorld } from '../contracts/identity-world.ts'

const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada Lovelace' }

let emulators: TestEmulators
let world: IdentityWorld

beforeAll(async () => {
  emulators = await startTestEmulators()
  vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', emulators.auth.origin)
}, 30_000)

beforeEach(async () => {
  world = await openEmulatedWorld(emulators)
})

afterAll(() => emulators.stop())

describe('a removal', () => {
  test('that requires a recent sign-in removes nothing (fault 67)', async () => {
    const signedUp = await world.identity.signUp(ada)
    emulators.auth.once('accounts:delete', errorResponse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'))
    expect(await failureKindOf(world.identity.remove())).toBe('recent sign-in required')
    expect(world.identity.current()).toEqual(signedUp)
  })

  test('can be repeated after a lost request', async () => {
    await world.identity.signUp(ada)
    emulators.auth.once('accounts:delete', cut)
    expect(await failureKindOf(world.identity.remove())).toBe('unreachable')
    await expect(world.identity.remove()).resolves.toBeUndefined()
  })
})
