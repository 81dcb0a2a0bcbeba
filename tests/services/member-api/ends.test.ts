import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deferred } from '../../support/deferred.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { createFakeIdentity } from '../../support/fakes/identity.ts'
import {
  type Answer,
  holdAnswer,
  json,
  noAnswer,
  startScriptedServer,
} from '../../support/scripted-server.ts'
import { ada, openApi, record, recordFor, secondToken } from './api-under-test.ts'

const server = await startScriptedServer()

afterAll(() => server.close())

/** The result of a promise, or 'still waiting' if it is pending. */
const currentResult = async (kind: Promise<string>) => {
  await new Promise((resolve) => setImmediate(resolve))
  return Promise.race([kind, Promise.resolve('still waiting')])
}

describe('the time limit', () => {
  const stalled: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"success":true,')
  }

  test.each([
    ['never arrives', noAnswer, false],
    ['stalls in its body', stalled, true],
  ])(
    'of 10 000 ms applies to a response that %s (spec 7.02, 9.01) (fault 1, 2)',
    async (_what, answer, hasHeaders) => {
      const fetched = vi.spyOn(globalThis, 'fetch')
      onTestFinished(() => fetched.mockRestore())
      const { api, time } = await openApi(server.origin)
      const asked = holdAnswer(answer)
      server.script(asked.waiting)
      const kind = failureKindOf(api.me())
      await asked.arrived
      asked.release()
      if (hasHeaders) await fetched.mock.results[0]?.value
      time.clock.advance(9_999)
      expect(await currentResult(kind)).toBe('still waiting')
      time.clock.advance(1)
      expect(await kind).toBe('timed out')
      expect(server.requests).toHaveLength(1)
    },
  )

  test('aborts the request', async () => {
    const { api, time } = await openApi(server.origin)
    const closed = deferred()
    const asked = holdAnswer((response) => {
      response.on('close', () => closed.resolve())
    })
    server.script(asked.waiting)
    const kind = failureKindOf(api.me())
    await asked.arrived
    asked.release()
    await new Promise((resolve) => setImmediate(resolve))
    time.clock.advance(10_000)
    expect(await kind).toBe('timed out')
    await expect(closed.promise).resolves.toBeUndefined()
  })

  test('includes the token refresh and the retry, which is not sent after it', async () => {
    const { api, identity, time, sessionExpirations } = await openApi(server.origin)
    const refresh = identity.controls.hold('refresh')
    server.script(recordFor(secondToken))
    const kind = failureKindOf(api.me())
    await refresh.arrived
    time.clock.advance(10_000)
    expect(await kind).toBe('timed out')
    refresh.release()
    await identity.idToken({ fresh: false })
    await new Promise((resolve) => setImmediate(resolve))
    expect(server.requests).toHaveLength(1)
    expect(sessionExpirations()).toBe(0)
  })

  test('leaves no timer behind', async () => {
    const { api, time } = await openApi(server.origin)
    server.script(record)
    await api.me()
    expect(time.clock.timers()).toEqual([])
  })

  test('is cleared when the caller aborts', async () => {
    const { api, time } = await openApi(server.origin)
    const caller = new AbortController()
    const asked = holdAnswer(noAnswer)
    server.script(asked.waiting)
    const kind = failureKindOf(api.me(caller.signal))
    await asked.arrived
    caller.abort()
    expect(await kind).toBe('superseded')
    expect(time.clock.timers()).toEqual([])
  })
})

describe('a logout', () => {
  test.each([
    ['supersedes a pending request', false],
    ['supersedes a pending request even if the same member signs in again', true],
  ])('%s', async (_, signsInAgain) => {
    const { api, identity } = await openApi(server.origin)
    const asked = holdAnswer(record)
    server.script(asked.waiting)
    const kind = failureKindOf(api.me())
    await asked.arrived
    await identity.signOut()
    if (signsInAgain) await identity.signIn(ada)
    asked.release()
    expect(await kind).toBe('superseded')
  })

  test('during a token refresh only supersedes the request (fault 10)', async () => {
    const { api, identity, sessionExpirations } = await openApi(server.origin)
    const refresh = identity.controls.hold('refresh')
    server.script(recordFor(secondToken))
    const kind = failureKindOf(api.me())
    await refresh.arrived
    await identity.signOut()
    refresh.fail({ kind: 'session expired' })
    expect(await kind).toBe('superseded')
    expect(sessionExpirations()).toBe(0)
    expect(server.requests).toHaveLength(1)
  })

  test('during the retry does not end a session', async () => {
    const { api, identity, sessionExpirations } = await openApi(server.origin)
    const retry = holdAnswer(json(401, {}))
    server.script(json(401, {}), retry.waiting)
    const kind = failureKindOf(api.me())
    await retry.arrived
    await identity.signOut()
    retry.release()
    expect(await kind).toBe('superseded')
    expect(sessionExpirations()).toBe(0)
  })

  test('does not fail a bug report that was accepted', async () => {
    const { api, identity } = await openApi(server.origin)
    const asked = holdAnswer(json(200, { success: true }))
    server.script(asked.waiting)
    const reported = api.reportBug('It is broken.')
    await asked.arrived
    await identity.signOut()
    asked.release()
    await expect(reported).resolves.toBeUndefined()
  })

  test('in another tab supersedes a pending request', async () => {
    const { api, identity, browser } = await openApi(server.origin)
    const asked = holdAnswer(record)
    server.script(asked.waiting)
    const kind = failureKindOf(api.me())
    await asked.arrived
    await createFakeIdentity({ browser, service: identity.service }).signOut()
    asked.release()
    expect(await kind).toBe('superseded')
  })
})
