import { createServer } from 'node:http'
import type { JWK } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '../../backend/http/problems.ts'
import { googleKeys } from '../../backend/identity/google-keys.ts'
import { createTokenCheck } from '../../backend/identity/token-check.ts'
import { ada } from './support/people.ts'
import { makeSigningKey } from './support/signing-key.ts'
import { claimsOf, projectId } from './support/world.ts'

const now = Date.UTC(2026, 0, 15, 12)
const first = await makeSigningKey('key-1')
const second = await makeSigningKey('key-2')

/** A server with a key set, like Google's. */
const keyServer = async () => {
  const served = { keys: [first.publicJwk] as JWK[], status: 200, requests: 0 }
  const server = createServer((_, response) => {
    served.requests += 1
    response.writeHead(served.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: served.keys }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const keys = googleKeys(new URL(`http://127.0.0.1:${port}/keys`))
  const check = createTokenCheck({ projectId, tokens: { kind: 'google' }, keys }, () => now)
  const outcome = async (key: typeof first) => {
    try {
      return (await check(await key.sign(claimsOf(ada, now)))).uid
    } catch (error) {
      return error instanceof Problem ? `${error.status} ${error.code}` : `thrown: ${error}`
    }
  }
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  stops.push(stop)
  return { served, outcome, stop }
}
const stops: (() => Promise<unknown>)[] = []

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

describe('the key set', () => {
  test('is fetched once for many tokens', async () => {
    const { served, outcome } = await keyServer()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(first)))
    expect(new Set(outcomes)).toEqual(new Set(['uid-ada']))
    expect(served.requests).toBe(1)
  })

  test('is fetched again for an unknown key, at most once in 30 s', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const { served, outcome } = await keyServer()
    await outcome(first)
    served.keys = [second.publicJwk]
    expect(await outcome(second)).toBe('401 invalid-token')
    vi.setSystemTime(now + 30_001)
    expect(await outcome(second)).toBe('uid-ada')
    expect(await outcome(first)).toBe('401 invalid-token')
    expect(served.requests).toBe(2)
  })

  test('is used from memory while the service is down', async () => {
    const { outcome, stop } = await keyServer()
    await outcome(first)
    await stop()
    expect(await outcome(first)).toBe('uid-ada')
  })

  test('that was never fetched is a 503, not a 401', async () => {
    const { outcome, stop } = await keyServer()
    await stop()
    expect(await outcome(first)).toBe('503 identity-unreachable')
  })

  test('that cannot be fetched again after an hour is no longer trusted', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const { served, outcome } = await keyServer()
    await outcome(first)
    served.status = 500
    vi.setSystemTime(now + 3_600_000)
    expect(await outcome(first)).toBe('503 identity-unreachable')
  })
})
