import { deleteApp, getApp, initializeApp } from 'firebase/app'
import { initializeAuth } from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { authWiring as real } from '../../../src/services/identity-firebase/auth-wiring.ts'
import { authWiring as local } from '../../../src/services/identity-firebase/auth-wiring-local.ts'

beforeEach(() => {
  initializeApp({ apiKey: 'demo-key' }, 'wiring')
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await deleteApp(getApp('wiring'))
})

/** The emulator that the library uses after the wiring. */
const emulatorOf = (wiring: typeof real) => {
  const auth = initializeAuth(getApp('wiring'))
  wiring.connect(auth)
  return auth.emulatorConfig
}

describe('the real service', () => {
  test('uses the auth domain of the project', () => {
    vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'trellis.example')
    expect(real.helperOrigin).toBe('https://trellis.example')
  })

  test('uses no emulator', () => {
    expect(emulatorOf(real)).toBeNull()
  })
})

describe('the emulator of the local stack', () => {
  test.each([
    ['', 'http://127.0.0.1:9099', { protocol: 'http', host: '127.0.0.1', port: 9099 }],
    ['http://localhost:4444/any', 'http://localhost:4444', { host: 'localhost', port: 4444 }],
  ])('is configured by the URL “%s” and shows no banner on the page', (url, origin, config) => {
    vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', url)
    expect(local.helperOrigin).toBe(origin)
    expect(local.services).toEqual({
      identity: `${origin}/identitytoolkit.googleapis.com`,
      token: `${origin}/securetoken.googleapis.com`,
    })
    expect(emulatorOf(local)).toMatchObject({ ...config, options: { disableWarnings: true } })
  })
})
