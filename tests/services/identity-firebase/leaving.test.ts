import { decodeJwt, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openEmulatedWorld, paths, refusal } from '../../support/emulated-identity.ts'
import { startTestEmulators, type TestEmulators } from '../../support/emulators.ts'
import { failing } from '../../support/failing.ts'
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

describe('a sign-in that is', () => {
  test.each([
    [240, true],
    [241, false],
  ])('%i seconds old is recent: %s', async (seconds, isRecent) => {
    await world.identity.signUp(ada)
    const claims = decodeJwt(await world.identity.idToken({ fresh: false }))
    const access_token = new UnsecuredJWT({ ...claims, auth_time: Number(claims.iat) - seconds })
    emulators.auth.fault(paths.refresh, {
      status: 200,
      body: { access_token: access_token.encode(), refresh_token: 'r', expires_in: '3600' },
    })
    expect(await world.identity.isSignInRecent()).toBe(isRecent)
  })

  test('of a deleted account cannot be proved by its password', async () => {
    const { uid } = await world.identity.signUp(ada)
    await world.deleteElsewhere(uid)
    expect(await failing(world.identity.proveByPassword(ada.password))).toBe('wrong credentials')
  })
})

describe('a removal', () => {
  test('that needs a recent sign-in removes nothing (fault 67)', async () => {
    const signedUp = await world.identity.signUp(ada)
    emulators.auth.fault('accounts:delete', refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'))
    expect(await failing(world.identity.remove())).toBe('recent sign-in required')
    expect(world.identity.current()).toEqual(signedUp)
  })

  test('that is lost on its way can be repeated', async () => {
    await world.identity.signUp(ada)
    emulators.auth.fault('accounts:delete', 'cut')
    expect(await failing(world.identity.remove())).toBe('unreachable')
    await expect(world.identity.remove()).resolves.toBeUndefined()
  })
})
