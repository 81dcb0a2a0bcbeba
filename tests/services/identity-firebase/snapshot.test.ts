import type { User } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import {
  secondsSinceSignIn,
  snapshotOf,
  tokenSaysVerified,
} from '../../../src/services/identity-firebase/snapshot.ts'

const tokenOf = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`

/** As much of the library's user as is read. */
const userWith = ({ token, providers = [] }: { token?: unknown; providers?: string[] }) =>
  ({
    uid: 'uid-1',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'Ada',
    photoURL: null,
    phoneNumber: null,
    refreshToken: 'a secret',
    providerData: providers.map((providerId) => ({ providerId })),
    toJSON: () => ({ stsTokenManager: { accessToken: token } }),
  }) as unknown as User

const signedInBy = (sign_in_provider: string) => tokenOf({ firebase: { sign_in_provider } })

describe('a snapshot', () => {
  test('is the member as plain data, and nothing more', () => {
    expect(snapshotOf(userWith({}))).toEqual({
      uid: 'uid-1',
      email: 'ada@example.com',
      emailVerified: true,
      displayName: 'Ada',
      photoURL: null,
      phoneNumber: null,
      authType: 'local',
    })
  })

  test.each([
    ['google.com', 'google'],
    ['apple.com', 'apple'],
    ['password', 'local'],
    ['constructor', 'local'],
  ])('says by the token of %s that the sign-in was %s', (provider, authType) => {
    const user = userWith({ token: signedInBy(provider), providers: ['google.com'] })
    expect(snapshotOf(user).authType).toBe(authType)
  })

  test.each<[string, unknown]>([
    ['is none', undefined],
    ['is empty', ''],
    ['has one part', 'head'],
    ['holds no JSON', 'head.AAAA.'],
    ['holds nothing', tokenOf({})],
    ['holds what it must not', tokenOf({ firebase: 7 })],
  ])('goes by the first provider of the member where the token %s', (_what, token) => {
    expect(snapshotOf(userWith({ token, providers: ['apple.com', 'password'] }))).toMatchObject({
      authType: 'apple',
    })
    expect(snapshotOf(userWith({ token })).authType).toBe('local')
  })

  test('reads tokens with the two signs that base64 has otherwise', () => {
    const claims = { name: '~~~???>>>', firebase: { sign_in_provider: 'google.com' } }
    const others = ['~', '~~'].map((name) => tokenOf({ ...claims, name: `${name}${claims.name}` }))
    const tokens = [tokenOf(claims), ...others]
    expect(tokens.join()).toMatch(/-.*-/)
    expect(tokens.join()).toMatch(/_.*_/)
    for (const token of tokens) {
      expect(snapshotOf(userWith({ token })).authType).toBe('google')
    }
  })
})

describe('a token', () => {
  test.each([
    [tokenOf({ email_verified: true }), true],
    [tokenOf({ email_verified: false }), false],
    [tokenOf({}), false],
    ['', false],
  ])('%s says that the address is verified: %s', (token, isVerified) => {
    expect(tokenSaysVerified(userWith({ token }))).toBe(isVerified)
  })

  test.each([
    [{ iat: 1_000, auth_time: 760 }, 240],
    [{ iat: 1_000, auth_time: 1_000 }, 0],
    [{ iat: 1_000 }, null],
    [{ auth_time: 1_000 }, null],
    [{ iat: '1000', auth_time: 1_000 }, null],
  ])('with %j is of a sign-in of %s seconds ago', (claims, seconds) => {
    expect(secondsSinceSignIn(tokenOf(claims))).toBe(seconds)
  })

  test('that is none tells nothing of the sign-in', () => {
    expect(secondsSinceSignIn('no token')).toBeNull()
  })
})
