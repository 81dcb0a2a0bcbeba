import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failing } from '../../support/failing.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import {
  firstToken,
  held,
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

describe('the headers', () => {
  const headersOf = async (
    signsIn: 'local' | 'google' | 'apple' | 'nobody',
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
    ['me', 'apple', `Bearer ${firstToken}`, 'apple'],
    ['update', 'local', `Bearer ${firstToken}`, undefined],
    ['update', 'google', `Bearer ${firstToken}`, 'google'],
    ['update', 'apple', `Bearer ${firstToken}`, 'apple'],
    ['reportBug', 'local', `Bearer ${firstToken}`, 'local'],
    ['reportBug', 'nobody', undefined, 'local'],
    ['resolveLogin', 'nobody', undefined, 'local'],
    ['meWithPendingToken', 'local', 'Bearer pending-1', 'local'],
  ] as const)(
    'of %s, signed in as %s (spec 6.24, 6.25, 6.26, 6.27, 7.03, 7.04, 7.32)',
    async (call, signsIn, bearer, authType) => {
      expect(await headersOf(signsIn, call)).toEqual({ bearer, authType })
    },
  )

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
  test('is renewed once, and the call repeated (spec 7.05)', async () => {
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

  test('is renewed once for twenty calls, each of which is repeated (fault 4)', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    server.script(recordFor(secondToken))
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.me()))
    expect(answers).toEqual(Array.from({ length: 20 }, () => member))
    expect(identity.steering.count('refresh')).toBe(1)
    expect(server.requests).toHaveLength(40)
    expect(refused()).toBe(0)
  })

  test('is not renewed again for a call that was still on its way (fault 9)', async () => {
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

  test('is waited for by a call that is refused meanwhile (fault 9)', async () => {
    const { api, identity } = await openApi(server.origin)
    const renewal = identity.steering.hold('refresh')
    server.script(recordFor(secondToken))
    const first = api.me()
    await renewal.arrived
    const second = api.me()
    renewal.release()
    expect(await Promise.all([first, second])).toEqual([member, member])
    expect(identity.steering.count('refresh')).toBe(1)
  })

  test('twice ends the session, after one retry (spec 9.02) (fault 5)', async () => {
    const { api, refused } = await openApi(server.origin)
    server.script(recordFor())
    expect(await failing(api.me())).toBe('session expired')
    expect(server.requests).toHaveLength(2)
    expect(refused()).toBe(1)
  })

  test('and that the identity service will not renew ends the session (spec 7.07)', async () => {
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

  test('ends the session when nobody is signed in any more (spec 7.06)', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    server.script((response, request) => {
      identity.steering.fail('idToken', { kind: 'not signed in' })
      return json(401, {})(response, request)
    })
    expect(await failing(api.me())).toBe('session expired')
    expect(refused()).toBe(1)
  })

  test.each(['unreachable', 'too many requests'] as const)(
    'and cannot be renewed, because the service is %s, keeps the session (spec 7.07)',
    async (kind) => {
      const { api, identity, refused } = await openApi(server.origin)
      identity.steering.fail('refresh', { kind })
      server.script(recordFor(secondToken))
      expect(await failing(api.me())).toBe(kind)
      expect(refused()).toBe(0)
      expect(await api.me()).toEqual(member)
    },
  )

  test('because the account is deleted is told as that', async () => {
    const { api } = await openApi(server.origin)
    server.script(json(401, { success: false, code: 'account-deleted' }))
    expect(await failing(api.me())).toBe('account deleted')
  })

  test('is another matter than the pending token', async () => {
    const { api, identity, refused } = await openApi(server.origin)
    server.script(recordFor())
    expect(await failing(api.meWithPendingToken('pending-1'))).toBe('refused')
    expect(server.requests).toHaveLength(1)
    expect(identity.steering.count('refresh')).toBe(0)
    expect(refused()).toBe(0)
  })

  test('is no reason to repeat what nobody has signed', async () => {
    const { api, identity } = await openApi(server.origin, { signsIn: 'nobody' })
    server.script(json(401, {}))
    expect(await failing(api.reportBug('It is broken.'))).toBe('session expired')
    expect(server.requests).toHaveLength(1)
    expect(identity.steering.count('idToken')).toBe(0)
  })

  test('does not keep a report from being sent (spec 6.23, 6.24)', async () => {
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

describe('a token that cannot be had', () => {
  test.each(['unreachable', 'too many requests'] as const)(
    'because of “%s” is no reason to end the session',
    async (kind) => {
      const { api, identity, refused } = await openApi(server.origin)
      identity.steering.fail('idToken', { kind })
      server.script(record)
      expect(await failing(api.me())).toBe(kind)
      expect(server.requests).toEqual([])
      expect(refused()).toBe(0)
    },
  )
})

describe('saving a profile without a token to be had', () => {
  test.each(['unreachable', 'session expired', 'too many requests'] as const)(
    'because of “%s” says so, and ends nothing (spec 5.23)',
    async (kind) => {
      const { api, identity, refused } = await openApi(server.origin)
      identity.steering.fail('idToken', { kind })
      server.script(record)
      expect(await failing(api.update(profile))).toBe('no token')
      expect(server.requests).toEqual([])
      expect(refused()).toBe(0)
    },
  )

  test('says that nobody is signed in when that is so (spec 5.22)', async () => {
    const { api } = await openApi(server.origin, { signsIn: 'nobody' })
    expect(await failing(api.update(profile))).toBe('not signed in')
  })
})
