import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deferred } from '../../support/deferred.ts'
import { failing } from '../../support/failing.ts'
import { createFakeIdentity } from '../../support/fakes/identity.ts'
import {
  type Answer,
  json,
  type ScriptedServer,
  silence,
  startScriptedServer,
} from '../../support/scripted-server.ts'
import { ada, held, openApi, record, recordFor, secondToken } from './api-under-test.ts'

let server: ScriptedServer

beforeAll(async () => {
  server = await startScriptedServer()
})

afterAll(() => server.close())

/** What has become of a promise by now. */
const soFar = async (kind: Promise<string>) => {
  await new Promise((resolve) => setImmediate(resolve))
  return Promise.race([kind, Promise.resolve('still waiting')])
}

describe('the time limit', () => {
  const stalled: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"success":true,')
  }

  test.each([
    ['never comes', silence],
    ['stalls in its body', stalled],
  ])(
    'of 10 000 ms holds for an answer that %s (spec 7.02, 9.01) (fault 1, 2)',
    async (_what, answer) => {
      const { api, time } = await openApi(server.origin)
      const asked = held(answer)
      server.script(asked.waiting)
      const kind = failing(api.me())
      await asked.arrived
      asked.release()
      time.clock.advance(9_999)
      expect(await soFar(kind)).toBe('still waiting')
      time.clock.advance(1)
      expect(await kind).toBe('timed out')
      expect(server.requests).toHaveLength(1)
    },
  )

  test('ends the request itself', async () => {
    const { api, time } = await openApi(server.origin)
    const closed = deferred()
    const asked = held((response) => {
      response.on('close', () => closed.resolve())
    })
    server.script(asked.waiting)
    const kind = failing(api.me())
    await asked.arrived
    asked.release()
    await new Promise((resolve) => setImmediate(resolve))
    time.clock.advance(10_000)
    expect(await kind).toBe('timed out')
    await expect(closed.promise).resolves.toBeUndefined()
  })

  test('covers the token and the retry, which is not sent any more', async () => {
    const { api, identity, time, refused } = await openApi(server.origin)
    const refresh = identity.steering.hold('refresh')
    server.script(recordFor(secondToken))
    const kind = failing(api.me())
    await refresh.arrived
    time.clock.advance(10_000)
    expect(await kind).toBe('timed out')
    refresh.release()
    await identity.idToken({ fresh: false })
    await new Promise((resolve) => setImmediate(resolve))
    expect(server.requests).toHaveLength(1)
    expect(refused()).toBe(0)
  })

  test('leaves no timer behind', async () => {
    const { api, time } = await openApi(server.origin)
    server.script(record)
    await api.me()
    expect(time.clock.timers()).toEqual([])
  })

  test('does not outlast a caller who gives up', async () => {
    const { api, time } = await openApi(server.origin)
    const gaveUp = new AbortController()
    const asked = held(silence)
    server.script(asked.waiting)
    const kind = failing(api.me(gaveUp.signal))
    await asked.arrived
    gaveUp.abort()
    expect(await kind).toBe('overtaken')
    expect(time.clock.timers()).toEqual([])
  })
})

describe('a logout', () => {
  test('drops the answer that it has overtaken', async () => {
    const { api, identity } = await openApi(server.origin)
    const asked = held(record)
    server.script(asked.waiting)
    const kind = failing(api.me())
    await asked.arrived
    await identity.signOut()
    asked.release()
    expect(await kind).toBe('overtaken')
  })

  test('drops the answer even when the same member has signed in again', async () => {
    const { api, identity } = await openApi(server.origin)
    const asked = held(record)
    server.script(asked.waiting)
    const kind = failing(api.me())
    await asked.arrived
    await identity.signOut()
    await identity.signIn(ada)
    asked.release()
    expect(await kind).toBe('overtaken')
  })

  test('during a refresh is the end of the call, and of nothing else (fault 10)', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    const refresh = identity.steering.hold('refresh')
    server.script(recordFor(secondToken))
    const kind = failing(api.me())
    await refresh.arrived
    await identity.signOut()
    refresh.fail({ kind: 'session expired' })
    expect(await kind).toBe('overtaken')
    expect(refused()).toBe(0)
    expect(server.requests).toHaveLength(1)
  })

  test('during the retry ends nothing any more', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    const retry = held(json(401, {}))
    server.script(json(401, {}), retry.waiting)
    const kind = failing(api.me())
    await retry.arrived
    await identity.signOut()
    retry.release()
    expect(await kind).toBe('overtaken')
    expect(refused()).toBe(0)
  })

  test('does not make a report fail that has been taken', async () => {
    const { api, identity } = await openApi(server.origin)
    const asked = held(json(200, { success: true }))
    server.script(asked.waiting)
    const reported = api.reportBug('It is broken.')
    await asked.arrived
    await identity.signOut()
    asked.release()
    await expect(reported).resolves.toBeUndefined()
  })

  test('in another tab drops the answer too', async () => {
    const { api, identity, browser } = await openApi(server.origin)
    const asked = held(record)
    server.script(asked.waiting)
    const kind = failing(api.me())
    await asked.arrived
    await createFakeIdentity({ browser, service: identity.service }).signOut()
    asked.release()
    expect(await kind).toBe('overtaken')
  })
})
