import type { User } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import {
  isVerifiedInToken,
  secondsSinceSignIn,
  snapshotOf,
} from '../../../src/services/identity-firebase/snapshot.ts'

const tokenOf = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`

/** The parts of a library user that a snapshot reads. */
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
  test('contains the identity as plain data', () => {
    expect(snapshotOf(userWith({}))).toEqual({
      uid: 'uid-1',
      email: 'ada@example.com',
      emailVerified: true,
      displayName: 'Ada',
      photoURL: null,
      phoneNumber: null,
      authType: 'local',
      linkedProviders: [],
      hasPassword: false,
    })
  })

  test('contains the picture and the phone of the account (spec 3.26, 3.27)', () => {
    const photoURL = 'https://pictures.example/ada'
    const user = { ...userWith({}), photoURL, phoneNumber: '+351912345678' } as User
    expect(snapshotOf(user)).toMatchObject({ photoURL, phoneNumber: '+351912345678' })
  })

  test('of a sign-in with a provider has the name of the provider, not of the account (fault 122)', () => {
    const user = {
      ...userWith({ token: signedInBy('google.com') }),
      displayName: 'Mallory',
      photoURL: 'https://mallory.example/me.png',
      phoneNumber: '+4930901820',
      providerData: [
        { providerId: 'password', email: 'ada@example.com', displayName: 'Mallory' },
        { providerId: 'apple.com', email: 'mallory@example.com', displayName: 'Mallory' },
        {
          ...{ providerId: 'google.com', email: 'ada@example.com', displayName: 'Ada' },
          ...{ photoURL: null, phoneNumber: null },
        },
      ],
    } as unknown as User
    expect(snapshotOf(user)).toMatchObject({
      ...{ displayName: 'Ada', photoURL: null, phoneNumber: null },
      linkedProviders: [
        { provider: 'apple', email: 'mallory@example.com' },
        { provider: 'google', email: 'ada@example.com' },
      ],
      hasPassword: true,
    })
  })

  test.each([
    ['google.com', 'google'],
    ['apple.com', 'apple'],
    ['password', 'local'],
    ['constructor', 'local'],
  ])('with a token of %s has the auth type %s', (provider, authType) => {
    const user = userWith({ token: signedInBy(provider), providers: ['google.com'] })
    expect(snapshotOf(user).authType).toBe(authType)
  })

  test.each<[string, unknown]>([
    ['is missing', undefined],
    ['is empty', ''],
    ['has one part', 'head'],
    ['contains no JSON', 'head.AAAA.'],
    ['has no claims', tokenOf({})],
    ['has an invalid claim', tokenOf({ firebase: 7 })],
  ])('has the auth type of the first provider if the token %s', (_what, token) => {
    expect(snapshotOf(userWith({ token, providers: ['apple.com', 'password'] }))).toMatchObject({
      authType: 'apple',
    })
    expect(snapshotOf(userWith({ token })).authType).toBe('local')
  })

  test('reads tokens with the special characters of base64url', () => {
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
  ])('%s claims a verified email: %s', (token, isVerified) => {
    expect(isVerifiedInToken(userWith({ token }))).toBe(isVerified)
  })

  test.each([
    [{ iat: 1_000, auth_time: 760 }, 240],
    [{ iat: 1_000, auth_time: 1_000 }, 0],
    [{ iat: 1_000 }, null],
    [{ auth_time: 1_000 }, null],
    [{ iat: '1000', auth_time: 1_000 }, null],
  ])('with %j belongs to a sign-in %s seconds ago', (claims, seconds) => {
    expect(secondsSinceSignIn(tokenOf(claims))).toBe(seconds)
  })

  test('that is malformed has no sign-in time', () => {
    expect(secondsSinceSignIn('no token')).toBeNull()
  })
})
