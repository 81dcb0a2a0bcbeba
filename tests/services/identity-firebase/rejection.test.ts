import { afterEach, expect, test, vi } from 'vitest'
import { failureKindOf } from '../../support/failure-kind.ts'
import { ada, errorAnswer, startIdentityStub, tokenOf } from './identity-stub.ts'

const service = await startIdentityStub()

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['an account that was deleted', 'USER_NOT_FOUND', 'gone'],
  ['an account that was disabled', 'USER_DISABLED', 'gone'],
  ['an account whose password was reset', 'TOKEN_EXPIRED', 'revoked'],
] as const)('%s is reported as such', async (_, answer, rejection) => {
  const identity = service.open()
  await identity.signIn(ada)
  service.respond('accounts:lookup', errorAnswer(answer))
  await failureKindOf(identity.reload())
  expect(identity.current()).toBeNull()
  expect(await identity.rejection()).toBe(rejection)
})

test('a reloaded page finds out why the service has rejected the stored identity', async () => {
  const stored = JSON.stringify({ stsTokenManager: { accessToken: tokenOf(true) } })
  for (const [answer, found] of [
    ['USER_NOT_FOUND', 'account deleted'],
    ['TOKEN_EXPIRED', 'session expired'],
  ] as const) {
    vi.stubGlobal('localStorage', { getItem: () => stored })
    service.respond('accounts:lookup', errorAnswer(answer))
    expect(await failureKindOf(service.open().restore())).toBe(found)
  }
})

test('a page that has lost its member restores no one, because another tab may be signing in', async () => {
  const identity = service.open()
  await identity.signIn(ada)
  service.respond('accounts:lookup', errorAnswer('USER_NOT_FOUND'))
  await failureKindOf(identity.reload())
  expect(await identity.restore()).toBeNull()
})

test('nothing is known of an account if the service gives no reason', async () => {
  const identity = service.open()
  await identity.signIn(ada)
  service.respond('accounts:lookup', errorAnswer('USER_NOT_FOUND'))
  await failureKindOf(identity.reload())
  service.respond('accounts:lookup', (response) => {
    response.destroy()
  })
  expect(await identity.rejection()).toBe('unknown')
})

test('nothing is known of a member who has logged out', async () => {
  const identity = service.open()
  await identity.signIn(ada)
  await identity.signOut()
  expect(await identity.rejection()).toBe('unknown')
})
