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
import {
  ada,
  firstToken,
  member,
  openApi,
  record,
  recordFor,
  secondToken,
} from './api-under-test.ts'

let server: ScriptedServer

beforeAll(async () => {
  server = await startScriptedServer()
})

afterAll(() => server.close())

const profile = { ...member, dateOfBirth: '' }

/** An answer that waits for the test. */
const held = (answer: Answer) => {
  const arrived = deferred()
  const gate = deferred()
  const waiting: Answer = async (response, request) => {
    arrived.resolve()
    await gate.promise
    return answer(response, request)
  }
  return { waiting, arrived: arrived.promise, release: () => gate.resolve() }
}

/** What has become of a promise by now. */
const soFar = async (kind: Promise<string>) => {
  await new Promise((resolve) => setImmediate(resolve))
  return Promise.race([kind, Promise.resolve('still waiting')])
}

describe('the headers', () => {
  const headersOf = async (
    signsIn: 'local' | 'google' | 'nobody',
    call: 'me' | 'update' | 'reportBug' | 'resolveLogin' | 'meWithPendingToken',
  ) => {
    const { api } = await openApi(server.origin, { signsIn })
    server.script(record)
    const calls = {
      me: () => api.me(),
      update: () => api.update(profile),
      reportBug: () => api.reportBug('It is broken.'),
      resolveLogin: () => api.resolveLogin({ username: 'ada', password: 'secret' }),
      meWithPendingToken: () => api.meWithPendingToken('pending-1'),
    }
    await failing(calls[call]())
    const headers = server.requests[0]?.headers
    return { bearer: headers?.authorization, authType: headers?.['x-auth-type'] }
  }

  test.each([
    ['me', 'local', `Bearer ${firstToken}`, 'local'],
    ['me', 'google', `Bearer ${firstToken}`, 'google'],
    ['update', 'local', `Bearer ${firstToken}`, undefined],
    ['update', 'google', `Bearer ${firstToken}`, 'google'],
    ['reportBug', 'local', `Bearer ${firstToken}`, 'local'],
    ['reportBug', 'nobody', undefined, 'local'],
    ['resolveLogin', 'nobody', undefined, 'local'],
    ['meWithPendingToken', 'local', 'Bearer pending-1', 'local'],
  ] as const)('of %s, signed in as %s', async (call, signsIn, bearer, authType) => {
    expect(await headersOf(signsIn, call)).toEqual({ bearer, authType })
  })

  test('name JSON as what is sent and wanted', async () => {
    const { api } = await openApi(server.origin)
    server.script(json(200, { user: member }))
    await api.saveInterests(['Dance'])
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/users/interests',
      body: '{"interests":["Dance"]}',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    })
  })
})

describe('a token that the backend refuses', () => {
  test('is renewed once, and the call repeated', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    server.script(recordFor(secondToken))
    expect(await api.me()).toEqual(member)
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${firstToken}`,
      `Bearer ${secondToken}`,
    ])
    expect(identity.steering.count('refresh')).toBe(1)
    expect(refused()).toBe(0)
  })

  test('is renewed once for twenty calls, each of which is repeated', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    server.script(recordFor(secondToken))
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.me()))
    expect(answers).toEqual(Array.from({ length: 20 }, () => member))
    expect(identity.steering.count('refresh')).toBe(1)
    expect(server.requests).toHaveLength(40)
    expect(refused()).toBe(0)
  })

  test('is not renewed again for a call that was still on its way', async () => {
    const { api, identity } = await openApi(server.origin)
    const late = held(json(401, {}))
    server.script(late.waiting, recordFor(secondToken))
    const slow = api.me()
    await late.arrived
    await api.me()
    late.release()
    expect(await slow).toEqual(member)
    expect(identity.steering.count('refresh')).toBe(1)
  })

  test('twice ends the session', async () => {
    const { api, refused } = await openApi(server.origin)
    server.script(recordFor())
    expect(await failing(api.me())).toBe('session expired')
    expect(server.requests).toHaveLength(2)
    expect(refused()).toBe(1)
  })

  test('and that the identity service will not renew ends the session', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    identity.service.delete(identity.current()?.uid ?? '')
    server.script(recordFor())
    expect(await failing(api.me())).toBe('session expired')
    expect(server.requests).toHaveLength(1)
    expect(refused()).toBe(1)
  })

  test('and that has run out by itself ends the session', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    identity.steering.fail('idToken', { kind: 'session expired' })
    server.script(record)
    expect(await failing(api.me())).toBe('session expired')
    expect(server.requests).toEqual([])
    expect(refused()).toBe(1)
  })

  test('ends the session when nobody is signed in any more', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    server.script((response, request) => {
      identity.steering.fail('idToken', { kind: 'not signed in' })
      return json(401, {})(response, request)
    })
    expect(await failing(api.me())).toBe('session expired')
    expect(refused()).toBe(1)
  })

  test.each(['unreachable', 'too many requests'] as const)(
    'and cannot be renewed, because the service is %s, keeps the session',
    async (kind) => {
      const { api, identity, refused } = await openApi(server.origin)
      identity.steering.fail('refresh', { kind })
      server.script(recordFor(secondToken))
      expect(await failing(api.me())).toBe(kind)
      expect(refused()).toBe(0)
      expect(await api.me()).toEqual(member)
    },
  )

  test('is another matter than the pending token', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    server.script(recordFor())
    expect(await failing(api.meWithPendingToken('pending-1'))).toBe('refused')
    expect(server.requests).toHaveLength(1)
    expect(identity.steering.count('refresh')).toBe(0)
    expect(refused()).toBe(0)
  })

  test('does not keep a report from being sent', async () => {
    const { api, refused, identity } = await openApi(server.origin)
    identity.service.delete(identity.current()?.uid ?? '')
    server.script((response, request) =>
      json(request.headers.authorization ? 401 : 200, {})(response, request),
    )
    await expect(api.reportBug('It is broken.')).resolves.toBeUndefined()
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${firstToken}`,
      undefined,
    ])
    expect(refused()).toBe(0)
  })
})

describe('saving a profile without a token to be had', () => {
  test.each(['unreachable', 'session expired', 'too many requests'] as const)(
    'because of “%s” says so, and ends nothing',
    async (kind) => {
      const { api, identity, refused } = await openApi(server.origin)
      identity.steering.fail('idToken', { kind })
      server.script(record)
      expect(await failing(api.update(profile))).toBe('no token')
      expect(server.requests).toEqual([])
      expect(refused()).toBe(0)
    },
  )

  test('says that nobody is signed in when that is so', async () => {
    const { api } = await openApi(server.origin, { signsIn: 'nobody' })
    expect(await failing(api.update(profile))).toBe('not signed in')
  })
})

describe('the time limit', () => {
  const stalled: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"success":true,')
  }

  test.each([
    ['never comes', silence],
    ['stalls in its body', stalled],
  ])('of 10 000 ms holds for an answer that %s', async (_what, answer) => {
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
  })

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

  test('during a refresh is the end of the call, and of nothing else', async () => {
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
