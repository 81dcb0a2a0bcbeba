import { afterAll, describe, expect, test } from 'vitest'
import { failureKindOf } from '../../support/failure-kind.ts'
import { holdAnswer, noAnswer, startScriptedServer } from '../../support/scripted-server.ts'
import { member, openApi, record, recordFor, secondToken } from './api-under-test.ts'

const server = await startScriptedServer()

afterAll(() => server.close())

const profile = { ...member, dateOfBirth: '' }

describe('saving a profile without a token', () => {
  test.each(['unreachable', 'session expired', 'too many requests'] as const)(
    'fails with “no token” and keeps the session after the failure “%s” (spec 5.23)',
    async (kind) => {
      const { api, identity, sessionExpirations } = await openApi(server.origin)
      identity.controls.fail('idToken', { kind })
      server.script(record)
      expect(await failureKindOf(api.update(profile))).toBe('no token')
      expect(server.requests).toEqual([])
      expect(sessionExpirations()).toBe(0)
    },
  )

  test.each(['unreachable', 'too many requests'] as const)(
    'fails with “no token” and keeps the session after a failed refresh, “%s” (spec 5.23)',
    async (kind) => {
      const { api, identity, sessionExpirations } = await openApi(server.origin)
      identity.controls.fail('refresh', { kind })
      server.script(recordFor(secondToken))
      expect(await failureKindOf(api.update(profile))).toBe('no token')
      expect(server.requests).toHaveLength(1)
      expect(sessionExpirations()).toBe(0)
    },
  )

  test.each([
    ['first', 'idToken', record],
    ['new', 'refresh', recordFor(secondToken)],
  ] as const)(
    'fails with “no token” and keeps the session if the request for the %s token times out (spec 5.23)',
    async (_which, call, answer) => {
      const { api, identity, time, sessionExpirations } = await openApi(server.origin)
      const token = identity.controls.hold(call)
      server.script(answer)
      const kind = failureKindOf(api.update(profile))
      await token.arrived
      time.clock.advance(10_000)
      expect(await kind).toBe('no token')
      token.release()
      expect(sessionExpirations()).toBe(0)
    },
  )

  test('is distinguished from a timeout of the backend', async () => {
    const { api, time } = await openApi(server.origin)
    const request = holdAnswer(noAnswer)
    server.script(request.waiting)
    const kind = failureKindOf(api.update(profile))
    await request.arrived
    time.clock.advance(10_000)
    expect(await kind).toBe('timed out')
  })

  test('fails with “not signed in” without an identity (spec 5.22)', async () => {
    const { api } = await openApi(server.origin, { signedInWith: 'anonymous' })
    expect(await failureKindOf(api.update(profile))).toBe('not signed in')
  })
})

describe('deleting an account without a token', () => {
  test('fails with “no token”, sends nothing and keeps the session', async () => {
    const { api, identity, sessionExpirations } = await openApi(server.origin)
    identity.controls.fail('idToken', { kind: 'unreachable' })
    server.script(record)
    expect(await failureKindOf(api.deleteAccount())).toBe('no token')
    expect(server.requests).toEqual([])
    expect(sessionExpirations()).toBe(0)
  })

  test('ends the session if the identity service has ended it', async () => {
    const { api, identity, sessionExpirations } = await openApi(server.origin)
    identity.controls.fail('idToken', { kind: 'session expired' })
    server.script(record)
    expect(await failureKindOf(api.deleteAccount())).toBe('session expired')
    expect(sessionExpirations()).toBe(1)
  })
})
