import type { JWK } from 'jose'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Problem } from '../../backend/http/problems.ts'
import { googleKeys } from '../../backend/identity/google-keys.ts'
import { createTokenCheck } from '../../backend/identity/token-check.ts'
import { json, startScriptedServer } from '../support/scripted-server.ts'
import { ada } from './support/people.ts'
import { makeSigningKey } from './support/signing-key.ts'
import { claimsOf, projectId } from './support/world.ts'

const now = Date.UTC(2026, 0, 15, 12)
const first = await makeSigningKey('key-1')
const second = await makeSigningKey('key-2')

const keySet = (...keys: JWK[]) => json(200, { keys })

/** A server with a key set, like Google's. */
const keyServer = async () => {
  const server = await startScriptedServer()
  onTestFinished(server.close)
  server.script(keySet(first.publicJwk))
  const keys = googleKeys(new URL(server.origin))
  const check = createTokenCheck({ projectId, tokens: { kind: 'google' }, keys }, () => now)
  const outcome = async (key: typeof first) => {
    try {
      return (await check(await key.sign(claimsOf(ada, now)))).uid
    } catch (error) {
      return error instanceof Problem ? `${error.status} ${error.code}` : `thrown: ${error}`
    }
  }
  return { server, outcome }
}

afterEach(() => vi.useRealTimers())

describe('the key set', () => {
  test('is fetched once for many tokens', async () => {
    const { server, outcome } = await keyServer()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(first)))
    expect(new Set(outcomes)).toEqual(new Set(['uid-ada']))
    expect(server.requests).toHaveLength(1)
  })

  test('is fetched again for an unknown key, at most once in 30 s', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const { server, outcome } = await keyServer()
    await outcome(first)
    server.script(keySet(second.publicJwk))
    expect(await outcome(second)).toBe('401 invalid-token')
    vi.setSystemTime(now + 30_001)
    expect(await outcome(second)).toBe('uid-ada')
    expect(await outcome(first)).toBe('401 invalid-token')
    expect(server.requests).toHaveLength(1)
  })

  test('is used from memory while the service is down', async () => {
    const { server, outcome } = await keyServer()
    await outcome(first)
    await server.close()
    expect(await outcome(first)).toBe('uid-ada')
  })

  test('that was never fetched is a 503, not a 401', async () => {
    const { server, outcome } = await keyServer()
    await server.close()
    expect(await outcome(first)).toBe('503 identity-unreachable')
  })

  test('that cannot be fetched again after an hour is no longer trusted', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const { server, outcome } = await keyServer()
    await outcome(first)
    server.script(json(500, {}))
    vi.setSystemTime(now + 3_600_000)
    expect(await outcome(first)).toBe('503 identity-unreachable')
  })
})
