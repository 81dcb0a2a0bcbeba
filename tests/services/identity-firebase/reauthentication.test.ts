import { describe, expect, test } from 'vitest'
import { failureKindOf } from '../../support/failure-kind.ts'
import { json } from '../../support/scripted-server.ts'
import {
  ada,
  errorAnswer,
  startIdentityStub,
  tokenAnswer,
  tokenOf,
  tokenWith,
} from './identity-stub.ts'

const service = await startIdentityStub()

const signedIn = async () => {
  const identity = service.open()
  await identity.signIn(ada)
  return identity
}

describe('a sign-in', () => {
  test.each([
    ['240 seconds ago', { iat: 1_000, auth_time: 760 }, true],
    ['241 seconds ago', { iat: 1_000, auth_time: 759 }, false],
    ['at an unknown time', { iat: 1_000 }, false],
  ])('%s is recent according to a new token: %s', async (_when, claims, isRecent) => {
    const identity = await signedIn()
    service.respond('/v1/token', tokenAnswer(tokenWith(claims)))
    expect(await identity.isSignInRecent()).toBe(isRecent)
    expect(service.requestsTo('/v1/token')).toHaveLength(1)
  })
})

describe('the password', () => {
  test('is sent with the email of the member', async () => {
    const identity = await signedIn()
    await identity.reauthenticateByPassword('correct horse')
    expect(service.requestsTo('accounts:signInWithPassword').at(-1)).toMatchObject({
      email: ada.email,
      password: 'correct horse',
    })
  })

  test.each([
    ['EMAIL_NOT_FOUND', 'wrong credentials'],
    ['INVALID_EMAIL', 'wrong credentials'],
    ['INVALID_LOGIN_CREDENTIALS', 'wrong credentials'],
    ['MISSING_EMAIL', 'wrong credentials'],
    ['MISSING_PASSWORD', 'wrong credentials'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too many requests'],
    ['USER_DISABLED', 'account disabled'],
  ])('that is rejected with %s fails with “%s”', async (message, kind) => {
    const identity = await signedIn()
    service.respond('accounts:signInWithPassword', errorAnswer(message))
    expect(await failureKindOf(identity.reauthenticateByPassword('wrong horse'))).toBe(kind)
  })

  test('of another account is rejected', async () => {
    const identity = await signedIn()
    service.respond(
      'accounts:signInWithPassword',
      json(200, {
        localId: 'uid-ben',
        idToken: tokenWith({ sub: 'uid-ben', exp: 9_999_999_999 }),
        refreshToken: 'r',
        expiresIn: '3600',
      }),
    )
    expect(await failureKindOf(identity.reauthenticateByPassword(ada.password))).toBe(
      'wrong credentials',
    )
    expect(await identity.idToken({ fresh: false })).toBe(tokenOf(false))
  })
})
