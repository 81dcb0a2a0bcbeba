import { afterAll, describe, expect, test } from 'vitest'
import { failureOf } from '../../../machines/failure.ts'
import type { AuthType } from '../../../machines/member.ts'
import type { MemberApi } from '../../../machines/ports.ts'
import { providers } from '../../../machines/providers.gen.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { holdAnswer, json, startScriptedServer } from '../../support/scripted-server.ts'
import {
  ada,
  firstToken,
  member,
  openApi,
  record,
  recordFor,
  secondToken,
} from './api-under-test.ts'

const server = await startScriptedServer()

afterAll(() => server.close())

const profile = { ...member, dateOfBirth: '' }

/** The requests of the specification (section 7). */
const everyCall = [
  ...(['me', 'meWithPendingToken', 'login', 'socialAuth', 'register'] as const),
  ...(['saveInterests', 'update', 'deleteAccount', 'reportBug'] as const),
] satisfies (keyof MemberApi)[]

describe('the headers', () => {
  const headersOf = async (signedInWith: AuthType | 'anonymous', call: keyof MemberApi) => {
    const { api } = await openApi(server.origin, { signedInWith })
    server.script(record)
    const social = { provider: 'google', providerId: 'uid-1', name: '', profileImage: '' } as const
    const calls: Record<keyof MemberApi, () => Promise<unknown>> = {
      me: () => api.me(),
      meWithPendingToken: () => api.meWithPendingToken('pending-1'),
      login: () => api.login({ email: ada.email, firebaseUid: 'uid-1' }),
      socialAuth: () => api.socialAuth({ ...social, email: ada.email, phone: '' }),
      register: () => api.register({ ...member, password: ada.password }),
      resolveLogin: () => api.resolveLogin({ username: 'ada', password: 'secret' }),
      saveInterests: () => api.saveInterests(['Dance']),
      update: () => api.update(profile),
      deleteAccount: () => api.deleteAccount(),
      reportBug: () => api.reportBug('It is broken.'),
    }
    await calls[call]().catch(failureOf)
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
    ['reportBug', 'anonymous', undefined, 'local'],
    ['resolveLogin', 'anonymous', undefined, 'local'],
    ['meWithPendingToken', 'local', 'Bearer pending-1', 'local'],
  ] as const)(
    'of %s, signed in as %s (spec 6.24, 6.25, 6.26, 6.27, 7.32)',
    async (call, signedInWith, bearer, authType) => {
      expect(await headersOf(signedInWith, call)).toEqual({ bearer, authType })
    },
  )

  test.each(
    (['local', ...providers] as const).flatMap((signedInWith) =>
      everyCall.map((call) => [call, signedInWith] as const),
    ),
  )(
    'of %s contain the token and the auth type %s (spec 7.03, 7.04)',
    async (call, signedInWith) => {
      const hasNoAuthType = call === 'update' && signedInWith === 'local'
      expect(await headersOf(signedInWith, call)).toEqual({
        bearer: `Bearer ${call === 'meWithPendingToken' ? 'pending-1' : firstToken}`,
        authType: hasNoAuthType ? undefined : signedInWith,
      })
    },
  )

  test('of a report by an identity whose email is not verified contain no token', async () => {
    const { api, identity } = await openApi(server.origin, { signedInWith: 'anonymous' })
    identity.service.add({ ...ada, emailVerified: false })
    await identity.signIn(ada)
    server.script(json(200, { success: true }))
    await api.reportBug('It is broken.')
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined])
  })

  test('have JSON as Content-Type and Accept', async () => {
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

describe('a token that the backend rejects', () => {
  test('is refreshed once, and the request is repeated (spec 7.05)', async () => {
    const { api, identity, sessionExpirations } = await openApi(server.origin)
    server.script(recordFor(secondToken))
    expect(await api.me()).toEqual(member)
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${firstToken}`,
      `Bearer ${secondToken}`,
    ])
    expect(identity.controls.count('refresh')).toBe(1)
    expect(sessionExpirations()).toBe(0)
  })

  test('is refreshed once for twenty requests, each of which is repeated (fault 4)', async () => {
    const { api, identity, sessionExpirations } = await openApi(server.origin)
    server.script(recordFor(secondToken))
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.me()))
    expect(answers).toEqual(Array.from({ length: 20 }, () => member))
    expect(identity.controls.count('refresh')).toBe(1)
    expect(server.requests).toHaveLength(40)
    expect(sessionExpirations()).toBe(0)
  })

  test('is not refreshed again for a request that was sent before the refresh (fault 9)', async () => {
    const { api, identity } = await openApi(server.origin)
    const late = holdAnswer(json(401, {}))
    server.script(late.waiting, recordFor(secondToken))
    const slow = api.me()
    await late.arrived
    await api.me()
    late.release()
    expect(await slow).toEqual(member)
    expect(identity.controls.count('refresh')).toBe(1)
  })

  test('is not refreshed again for a request that is rejected during the refresh (fault 9)', async () => {
    const { api, identity } = await openApi(server.origin)
    const refresh = identity.controls.hold('refresh')
    server.script(recordFor(secondToken))
    const first = api.me()
    await refresh.arrived
    const second = api.me()
    refresh.release()
    expect(await Promise.all([first, second])).toEqual([member, member])
    expect(identity.controls.count('refresh')).toBe(1)
  })

  test('twice ends the session after one retry (spec 9.02) (fault 5)', async () => {
    const { api, sessionExpirations } = await openApi(server.origin)
    server.script(recordFor())
    expect(await failureKindOf(api.me())).toBe('session expired')
    expect(server.requests).toHaveLength(2)
    expect(sessionExpirations()).toBe(1)
  })

  test('and whose refresh the identity service rejects ends the session (spec 7.07)', async () => {
    const { api, identity, sessionExpirations } = await openApi(server.origin)
    identity.service.delete(identity.current()?.uid ?? '')
    server.script(recordFor())
    expect(await failureKindOf(api.me())).toBe('session expired')
    expect(server.requests).toHaveLength(1)
    expect(sessionExpirations()).toBe(1)
  })

  test('and that has expired ends the session', async () => {
    const { api, identity, sessionExpirations } = await openApi(server.origin)
    identity.controls.fail('idToken', { kind: 'session expired' })
    server.script(record)
    expect(await failureKindOf(api.me())).toBe('session expired')
    expect(server.requests).toEqual([])
    expect(sessionExpirations()).toBe(1)
  })

  test('ends the session if there is no identity any more (spec 7.06)', async () => {
    const { api, identity, sessionExpirations } = await openApi(server.origin)
    server.script((response, request) => {
      identity.controls.fail('idToken', { kind: 'not signed in' })
      return json(401, {})(response, request)
    })
    expect(await failureKindOf(api.me())).toBe('session expired')
    expect(sessionExpirations()).toBe(1)
  })

  test.each(['unreachable', 'too many requests'] as const)(
    'and whose refresh fails with “%s” keeps the session (spec 7.07)',
    async (kind) => {
      const { api, identity, sessionExpirations } = await openApi(server.origin)
      identity.controls.fail('refresh', { kind })
      server.script(recordFor(secondToken))
      expect(await failureKindOf(api.me())).toBe(kind)
      expect(sessionExpirations()).toBe(0)
      expect(await api.me()).toEqual(member)
    },
  )

  test('because the account is deleted says so, and that the deletion can be finished', async () => {
    const { api, rejections } = await openApi(server.origin)
    server.script(json(401, { success: false, code: 'account-deleted' }))
    expect(await failureKindOf(api.me())).toBe('account deleted')
    expect(rejections).toEqual(['being deleted'])
  })

  test('because the account is deleted ends the session for that reason if the identity is gone too', async () => {
    const { api, identity, rejections } = await openApi(server.origin)
    identity.service.delete(identity.current()?.uid ?? '')
    server.script(json(401, { success: false, code: 'account-deleted' }))
    expect(await failureKindOf(api.me())).toBe('session expired')
    expect(rejections).toEqual(['identity gone'])
  })

  test('is not refreshed if it is a pending token', async () => {
    const { api, identity, sessionExpirations } = await openApi(server.origin)
    server.script(recordFor())
    expect(await failureKindOf(api.meWithPendingToken('pending-1'))).toBe('refused')
    expect(server.requests).toHaveLength(1)
    expect(identity.controls.count('refresh')).toBe(0)
    expect(sessionExpirations()).toBe(0)
  })

  test('does not cause a retry of an anonymous request', async () => {
    const { api, identity } = await openApi(server.origin, { signedInWith: 'anonymous' })
    server.script(json(401, {}))
    expect(await failureKindOf(api.reportBug('It is broken.'))).toBe('refused')
    expect(server.requests).toHaveLength(1)
    expect(identity.controls.count('idToken')).toBe(0)
  })

  test('does not prevent a bug report, which is then sent without a token (spec 6.23, 6.24)', async () => {
    const { api, sessionExpirations, identity } = await openApi(server.origin)
    identity.service.delete(identity.current()?.uid ?? '')
    server.script((response, request) =>
      json(request.headers.authorization ? 401 : 200, { success: true })(response, request),
    )
    await expect(api.reportBug('It is broken.')).resolves.toBeUndefined()
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${firstToken}`,
      undefined,
    ])
    expect(sessionExpirations()).toBe(0)
  })
})

describe('a token that cannot be fetched', () => {
  test.each(['unreachable', 'too many requests'] as const)(
    'because of “%s” does not end the session',
    async (kind) => {
      const { api, identity, sessionExpirations } = await openApi(server.origin)
      identity.controls.fail('idToken', { kind })
      server.script(record)
      expect(await failureKindOf(api.me())).toBe(kind)
      expect(server.requests).toEqual([])
      expect(sessionExpirations()).toBe(0)
    },
  )
})
