import { createHmac } from 'node:crypto'
import { createLocalJWKSet, errors, type JWK } from 'jose'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../backend/http/problems.ts'
import { signInProviders } from '../../backend/identity/provider.ts'
import { createTokenCheck } from '../../backend/identity/token-check.ts'
import { ada } from './support/people.ts'
import { makeSigningKey } from './support/signing-key.ts'
import { claimsOf, projectId } from './support/world.ts'

const now = Date.UTC(2026, 0, 15, 12)
const seconds = now / 1000
const key = await makeSigningKey('key-1')
const keySet = (keys: JWK[]) => createLocalJWKSet({ keys })
const signed = createTokenCheck(
  { projectId, tokens: { kind: 'google' }, keys: keySet([key.publicJwk]) },
  () => now,
)
const unsigned = createTokenCheck(
  { projectId, tokens: { kind: 'emulator', host: '127.0.0.1:9099' } },
  () => now,
)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The error code, or the uid. */
const outcome = async (check: typeof signed, token: string): Promise<string> => {
  try {
    return (await check(token)).uid
  } catch (error) {
    return error instanceof Problem ? error.code : `thrown: ${error}`
  }
}
const withClaims = (changes: Record<string, unknown>) =>
  key.sign({ ...claimsOf(ada, now), ...changes })

describe('a token signed by the identity service', () => {
  test('identifies the caller', async () => {
    const tenMinutes = 600
    const claims = { email: 'Ada@Example.com', auth_time: now / 1_000 - tenMinutes }
    expect(await signed(await withClaims(claims))).toEqual({
      uid: 'uid-ada',
      email: 'ada@example.com',
      verified: true,
      provider: 'password',
      account: 'password',
      linkedAccounts: [],
      signedInAt: new Date(now - tenMinutes * 1_000),
      issuedAt: new Date(now),
      token: expect.stringMatching(/^ey[\w.-]+$/),
    })
  })

  test('names the account at the provider that signed in', async () => {
    const firebase = {
      identities: { email: ['a@b.test'], 'apple.com': ['a-1'], 'google.com': ['g-1'] },
      sign_in_provider: 'google.com',
    }
    expect(await signed(await withClaims({ firebase }))).toMatchObject({
      account: 'google.com g-1',
      linkedAccounts: ['google.com g-1', 'apple.com a-1'],
    })
  })

  test.each(signInProviders)(
    'of a %s sign-in is only verified if its email is (fault 120)',
    async (sign_in_provider) => {
      const signedIn = async (claims: object) =>
        (await signed(await withClaims({ firebase: { sign_in_provider }, ...claims }))).verified
      expect(await signedIn({ email_verified: true })).toBe(true)
      expect(await signedIn({ email_verified: false })).toBe(false)
      expect(await signedIn({ email_verified: undefined })).toBe(false)
    },
  )

  test('without an email is verified if the provider is Google or Apple', async () => {
    const verified: string[] = []
    for (const sign_in_provider of signInProviders) {
      const claims = await withClaims({ email: undefined, firebase: { sign_in_provider } })
      if ((await signed(claims)).verified) verified.push(sign_in_provider)
    }
    expect(verified).toEqual(['google.com', 'apple.com'])
  })

  test.each([
    ['of another project', { aud: 'other-project' }],
    ['with this project in an array', { aud: [projectId] }],
    ['with this project among others', { aud: ['other-project', projectId] }],
    ['of another issuer', { iss: `https://securetoken.google.com/other-project` }],
    ['of Google’s other issuer', { iss: 'https://accounts.google.com' }],
    ['that has expired', { exp: seconds - 31 }],
    ['without an expiry', { exp: undefined }],
    ['issued in the future', { iat: seconds + 60 }],
    ['without an issue time', { iat: undefined }],
    ['with a sign-in time in the future', { auth_time: seconds + 60 }],
    ['without a sign-in time', { auth_time: undefined }],
    ['not valid yet', { nbf: seconds + 60 }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject of 129 characters', { sub: 'u'.repeat(129) }],
    ['with a line break in its subject', { sub: 'a\nb' }],
    ['of an anonymous sign-in', { firebase: { sign_in_provider: 'anonymous' } }],
    ['of a custom sign-in', { firebase: { sign_in_provider: 'custom' } }],
    ['of a phone sign-in', { firebase: { sign_in_provider: 'phone' } }],
    ['of a tenant', { firebase: { sign_in_provider: 'password', tenant: 'tenant-1' } }],
    ['without the firebase claim', { firebase: undefined }],
    ['with a time as a string', { auth_time: String(seconds) }],
  ])('%s is rejected', async (_, changes) => {
    expect(await outcome(signed, await withClaims(changes))).toBe('invalid-token')
  })

  test('is accepted by a clock that is 30 s fast or slow, and by no worse one (fault 129)', async () => {
    const slow = { auth_time: seconds + 30, iat: seconds + 30 }
    for (const changes of [slow, { exp: seconds - 29 }])
      expect(await outcome(signed, await withClaims(changes))).toBe('uid-ada')
    for (const claim of ['auth_time', 'iat'])
      expect(await outcome(signed, await withClaims({ ...slow, [claim]: seconds + 31 }))).toBe(
        'invalid-token',
      )
  })

  test.each([
    ['cannot be reached', new TypeError('fetch failed')],
    ['answer with an error', new errors.JOSEError('Expected 200 OK')],
    ['do not answer in time', new errors.JWKSTimeout()],
    ['are malformed', new errors.JWKSInvalid()],
  ])('is not rejected if the keys %s: the service is unreachable', async (_, cause) => {
    const tokens = { kind: 'google' } as const
    const keys = () => Promise.reject(cause)
    const check = createTokenCheck({ projectId, tokens, keys }, () => now)
    const rejection = await check(await withClaims({})).catch((error: unknown) => error)
    expect(rejection).toMatchObject({ code: 'identity-unreachable', cause })
  })
})

describe('a forged token is rejected', () => {
  const claims = claimsOf(ada, now)

  test('without a signature', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await outcome(signed, `${part({ alg, typ: 'JWT' })}.${part(claims)}.`)).toBe(
        'invalid-token',
      )
    }
  })

  test('with its signature removed', async () => {
    const [header, payload] = (await key.sign(claims)).split('.')
    expect(await outcome(signed, `${header}.${payload}.`)).toBe('invalid-token')
  })

  test('with other claims and a valid signature', async () => {
    const [header, , signature] = (await key.sign(claims)).split('.')
    const forged = `${header}.${part({ ...claims, sub: 'uid-ben' })}.${signature}`
    expect(await outcome(signed, forged)).toBe('invalid-token')
  })

  test('signed with the public key as a shared secret', async () => {
    const head = `${part({ alg: 'HS256', typ: 'JWT', kid: key.kid })}.${part(claims)}`
    for (const secret of [JSON.stringify(key.publicJwk), String(key.publicJwk.n)]) {
      const signature = createHmac('sha256', secret).update(head).digest('base64url')
      expect(await outcome(signed, `${head}.${signature}`)).toBe('invalid-token')
    }
  })

  test('signed with a key that is not in the set, with a known or unknown id', async () => {
    const stranger = await makeSigningKey('key-1')
    expect(await outcome(signed, await stranger.sign(claims))).toBe('invalid-token')
    expect(await outcome(signed, await stranger.sign(claims, { kid: 'key-9' }))).toBe(
      'invalid-token',
    )
  })

  test('with its own key, or the URL of one, in the header', async () => {
    const stranger = await makeSigningKey('key-2')
    for (const header of [
      { jwk: stranger.publicJwk },
      { jku: 'https://evil.example/keys', kid: 'key-1' },
      { x5u: 'https://evil.example/cert', kid: 'key-1' },
    ]) {
      expect(await outcome(signed, await stranger.sign(claims, header))).toBe('invalid-token')
    }
  })

  test('with an unknown critical header', async () => {
    const header = part({ alg: 'RS256', kid: 'key-1', crit: ['x'], x: 1 })
    expect(await outcome(signed, `${header}.${part(claims)}.AAAA`)).toBe('invalid-token')
  })

  test.each([
    '',
    '.',
    '..',
    '...',
    'a.b',
    'a.b.c',
    'a.b.c.d.e',
    `${'x'.repeat(9000)}.y.z`,
    'null.null.null',
  ])('in the form "%s"', async (token) => {
    expect(await outcome(signed, token)).toBe('invalid-token')
    expect(await outcome(unsigned, token)).toBe('invalid-token')
  })
})

describe('the emulator’s unsigned token', () => {
  const unsignedToken = (changes: Record<string, unknown> = {}) =>
    `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claimsOf(ada, now), ...changes })}.`

  test('is accepted if the configuration allows it', async () => {
    expect(await outcome(unsigned, unsignedToken())).toBe('uid-ada')
  })

  test('is accepted with 8,192 characters at most', async () => {
    const spare = 8_192 - unsignedToken({ name: '' }).length
    const size = Math.floor((spare * 3) / 4)
    const longest = unsignedToken({ name: 'x'.repeat(size) })
    const tooLong = unsignedToken({ name: 'x'.repeat(size + 1) })
    expect(longest).toHaveLength(8_192)
    expect(await outcome(unsigned, longest)).toBe('uid-ada')
    expect(await outcome(unsigned, tooLong)).toBe('invalid-token')
  })

  test.each([
    ['of another project', { aud: 'demo-other' }],
    ['with this project in an array', { aud: [projectId] }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: seconds - 31 }],
    ['without a subject', { sub: '' }],
    ['of an anonymous sign-in', { firebase: { sign_in_provider: 'anonymous' } }],
  ])('%s is rejected nevertheless', async (_, changes) => {
    expect(await outcome(unsigned, unsignedToken(changes))).toBe('invalid-token')
  })

  test('is the only kind that is accepted then', async () => {
    expect(await outcome(unsigned, await key.sign(claimsOf(ada, now)))).toBe('invalid-token')
  })
})
