import { compactVerify, createLocalJWKSet } from 'jose'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Problem } from '../../backend/http/problems.ts'
import { acceptedAlgorithms, createTokenCheck } from '../../backend/identity/token-check.ts'
import fixture from '../fixtures/jws/wycheproof-rs256.json' with { type: 'json' }
import { projectId } from './support/world.ts'

const vector = z.object({
  tcId: z.number(),
  comment: z.string(),
  jws: z.string(),
  result: z.enum(['valid', 'invalid']),
})
const groups = z
  .array(z.object({ key: z.looseObject({ kty: z.literal('RSA') }), tests: z.array(vector) }))
  .parse(fixture.groups)
const vectors = groups.flatMap(({ key, tests }) => tests.map((one) => ({ ...one, key })))

describe('the Wycheproof vectors for RS256', () => {
  test('are complete', () => {
    expect(vectors).toHaveLength(235)
    expect(vectors.filter(({ result }) => result === 'valid')).toHaveLength(8)
  })

  test('are verified correctly by the library with our accepted algorithms', async () => {
    const wrong: number[] = []
    for (const { tcId, jws, result, key } of vectors) {
      const keys = createLocalJWKSet({ keys: [key] })
      const verdict = await compactVerify(jws, keys, { algorithms: acceptedAlgorithms }).then(
        () => 'valid',
        () => 'invalid',
      )
      if (verdict !== result) wrong.push(tcId)
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
