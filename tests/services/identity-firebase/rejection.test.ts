import { expect, test } from 'vitest'
import { failureKindOf } from '../../support/failure-kind.ts'
import { ada, errorAnswer, startIdentityStub } from './identity-stub.ts'

const service = await startIdentityStub()

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

test('a member whom no rejection has signed out has only lost the session', async () => {
  const identity = service.open()
  await identity.signIn(ada)
  await identity.signOut()
  expect(await identity.rejection()).toBe('revoked')
})
