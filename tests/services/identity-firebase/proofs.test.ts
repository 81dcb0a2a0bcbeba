import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failing } from '../../support/failing.ts'
import { json } from '../../support/scripted-server.ts'
import {
  ada,
  gives,
  refuses,
  startWrittenService,
  tokenOf,
  tokenWith,
  type WrittenService,
} from './written-service.ts'

let service: WrittenService

beforeAll(async () => {
  service = await startWrittenService()
})

beforeEach(() => service.reset())

afterAll(() => service.stop())

const signedIn = async () => {
  const identity = service.open()
  await identity.signIn(ada)
  return identity
}

describe('a sign-in', () => {
  test.each([
    ['240 seconds ago', { iat: 1_000, auth_time: 760 }, true],
    ['241 seconds ago', { iat: 1_000, auth_time: 759 }, false],
    ['nobody knows when', { iat: 1_000 }, false],
  ])('%s is recent, by a new token: %s', async (_when, claims, isRecent) => {
    const identity = await signedIn()
    service.says('/v1/token', gives(tokenWith(claims)))
    expect(await identity.isSignInRecent()).toBe(isRecent)
    expect(service.asked('/v1/token')).toHaveLength(1)
  })
})

describe('the password', () => {
  test('is asked about for the address of the member', async () => {
    const identity = await signedIn()
    await identity.proveByPassword('correct horse')
    expect(service.asked('accounts:signInWithPassword').at(-1)).toMatchObject({
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
  ])('that is refused with %s proves nothing: “%s”', async (message, kind) => {
    const identity = await signedIn()
    service.says('accounts:signInWithPassword', refuses(message))
    expect(await failing(identity.proveByPassword('wrong horse'))).toBe(kind)
  })

  test('of another account proves nothing', async () => {
    const identity = await signedIn()
    service.says(
      'accounts:signInWithPassword',
      json(200, {
        localId: 'uid-ben',
        idToken: tokenWith({ sub: 'uid-ben', exp: 9_999_999_999 }),
        refreshToken: 'r',
        expiresIn: '3600',
      }),
    )
    expect(await failing(identity.proveByPassword(ada.password))).toBe('wrong credentials')
    expect(await identity.idToken({ fresh: false })).toBe(tokenOf(false))
  })
})
