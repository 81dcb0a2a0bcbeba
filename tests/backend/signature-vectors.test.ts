import { createHmac } from 'node:crypto'
import {
  CompactSign,
  compactVerify,
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWK,
} from 'jose'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Problem } from '../../backend/http/problems.ts'
import { acceptedAlgorithms, createTokenCheck } from '../../backend/identity/token-check.ts'
import { corpusFiles, hasCorpora } from '../support/corpora.ts'
import { projectId } from './support/world.ts'

type Vector = { name: string; jws: string; result: 'valid' | 'invalid'; key: JWK }

/** The RS256 vectors of Wycheproof. */
const publicVectors = (): readonly Vector[] => {
  const file = corpusFiles('jws').get('json_web_signature_test.json')
  const vector = z.object({
    tcId: z.number(),
    jws: z.string(),
    result: z.enum(['valid', 'invalid']),
  })
  const group = z.object({
    public: z.looseObject({ kty: z.string() }).optional(),
    tests: z.array(vector),
  })
  const { testGroups } = z.object({ testGroups: z.array(group) }).parse(JSON.parse(String(file)))
  return testGroups.flatMap(({ public: key, tests }) =>
    key?.kty === 'RSA' && (key.alg === undefined || key.alg === 'RS256')
      ? tests.map(({ tcId, jws, result }) => ({ name: String(tcId), jws, result, key }))
      : [],
  )
}

/** Signatures of our own, with the mistakes that forgers make. */
const ownVectors = async (): Promise<readonly Vector[]> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const other = await generateKeyPair('RS256')
  const longer = await generateKeyPair('RS512')
  const key: JWK = { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'own' }
  const sign = (payload: string, header: object = {}, by = privateKey, alg = 'RS256') =>
    new CompactSign(Buffer.from(payload))
      .setProtectedHeader({ alg, kid: 'own', ...header })
      .sign(by)
  const valid = await sign('{"sub":"ada"}')
  const [head = '', body = '', signature = ''] = valid.split('.')
  const [, otherBody = ''] = (await sign('{"sub":"eve"}')).split('.')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const hmacHead = part({ alg: 'HS256', kid: 'own' })
  const hmac = createHmac('sha256', await exportSPKI(publicKey)).update(`${hmacHead}.${body}`)
  const bytes = Buffer.from(signature, 'base64url')
  const flipped = (at: number) => {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    return `${head}.${body}.${changed.toString('base64url')}`
  }
  const invalid: Readonly<Record<string, string>> = {
    'another payload': `${head}.${otherBody}.${signature}`,
    'no signature': `${head}.${body}.`,
    'no signature and no algorithm': `${part({ alg: 'none', kid: 'own' })}.${body}.`,
    'algorithm none with a signature': `${part({ alg: 'none', kid: 'own' })}.${body}.${signature}`,
    'the public key as a shared secret': `${hmacHead}.${body}.${hmac.digest('base64url')}`,
    'another key': await sign('{"sub":"ada"}', {}, other.privateKey),
    'another algorithm': await sign('{"sub":"ada"}', {}, longer.privateKey, 'RS512'),
    'an unknown key id': await sign('{"sub":"ada"}', { kid: 'eve' }),
    'its own key in the header': await sign(
      '{"sub":"ada"}',
      { jwk: await exportJWK(other.publicKey) },
      other.privateKey,
    ),
    'a changed first byte': flipped(0),
    'a changed last byte': flipped(bytes.length - 1),
    'a short signature': `${head}.${body}.${bytes.subarray(1).toString('base64url')}`,
    'a long signature': `${head}.${body}.${Buffer.concat([Buffer.alloc(1), bytes]).toString('base64url')}`,
    'a signature of zeros': `${head}.${body}.${Buffer.alloc(bytes.length).toString('base64url')}`,
    'a header that is no JSON': `${Buffer.from('{alg').toString('base64url')}.${body}.${signature}`,
    'two parts': `${head}.${body}`,
    'four parts': `${valid}.${signature}`,
    'an empty text': '',
  }
  return [
    { name: 'a signature', jws: valid, result: 'valid', key },
    { name: 'an empty payload', jws: await sign(''), result: 'valid', key },
    ...Object.entries(invalid).map(
      ([name, jws]): Vector => ({ name, jws, result: 'invalid', key }),
    ),
  ]
}

describe.each([
  { source: 'our own', vectors: await ownVectors(), count: 20, valid: 2 },
  ...(hasCorpora ? [{ source: 'the public', vectors: publicVectors(), count: 235, valid: 8 }] : []),
])('$source vectors for RS256', ({ vectors, count, valid }) => {
  test('are complete', () => {
    expect(vectors).toHaveLength(count)
    expect(vectors.filter(({ result }) => result === 'valid')).toHaveLength(valid)
  })

  test('are verified correctly by the library with our accepted algorithms', async () => {
    const wrong: string[] = []
    for (const { name, jws, result, key } of vectors) {
      const keys = createLocalJWKSet({ keys: [key] })
      const verdict = await compactVerify(jws, keys, { algorithms: acceptedAlgorithms }).then(
        () => 'valid',
        () => 'invalid',
      )
      if (verdict !== result) wrong.push(name)
    }
    expect(wrong).toEqual([])
  })

  test('are all rejected as invalid tokens, never with another error', async () => {
    const codes = new Set<string>()
    for (const { jws, key } of vectors) {
      const keys = createLocalJWKSet({ keys: [key] })
      const check = createTokenCheck({ projectId, tokens: { kind: 'google' }, keys }, Date.now)
      const code = await check(jws).then(
        () => 'accepted',
        (error: unknown) => (error instanceof Problem ? error.code : 'thrown'),
      )
      codes.add(code)
    }
    expect([...codes]).toEqual(['invalid-token'])
  })
})
