import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { providers } from '../../../machines/providers.gen.ts'
import { providerFlags } from '../../../machines/session/session-entries.ts'
import { earlyRequestKey } from '../../../src/app/prerendered.ts'
import type { EarlyRequest } from '../../../src/services/member-api/early-request.ts'
import { openEarlyPage, storedIdentity } from '../../support/early-page.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { firstToken, member, openApi, record, recordFor, secondToken } from './api-under-test.ts'

let server: ScriptedServer

beforeAll(async () => {
  server = await startScriptedServer()
  // Browsers refuse this port, so the lookup of the identity is not sent.
  vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', 'http://127.0.0.1:1')
})

beforeEach(() => server.script(record))

afterAll(() => server.close())

/** What a member's page requests before the site has loaded, with this stored token and these stored values. */
const earlyRequestOf = ({
  token,
  ...stored
}: { token: string } & Readonly<Record<string, string>>): EarlyRequest => {
  const page = openEarlyPage(storedIdentity(token, Date.now() + 3_600_000), {
    api: `${server.origin}/api`,
    stored,
  })
  const early = page[earlyRequestKey]
  if (!early) throw new Error('The page has requested nothing')
  return early
}

const pathsOf = ({ requests }: ScriptedServer) => requests.map(({ method, path }) => [method, path])

describe('the first request for the member’s record', () => {
  test('takes the response to the stored token', async () => {
    const { api } = await openApi(server.origin, { early: earlyRequestOf({ token: firstToken }) })
    expect(await api.me()).toEqual(member)
    expect(pathsOf(server)).toEqual([['GET', '/api/users/me']])
    await api.me()
    expect(server.requests).toHaveLength(2)
  })

  test.each(providers)('takes it after a sign-in with %s', async (provider) => {
    const early = earlyRequestOf({ token: firstToken, [providerFlags[provider]]: 'true' })
    const { api } = await openApi(server.origin, { early, signedInWith: provider })
    expect(await api.me()).toEqual(member)
    expect(server.requests).toHaveLength(1)
  })

  test('does not take the response to the token of another member', async () => {
    const other = { ...member, _id: 'member-2', firstName: 'Grace' }
    server.script(json(200, { success: true, data: { data: other } }), record)
    const early = earlyRequestOf({ token: 'token-uid-2-1' })
    await early.response
    const { api } = await openApi(server.origin, { early })
    expect(await api.me()).toEqual(member)
    expect(server.requests).toHaveLength(2)
  })

  test('refreshes the token if the stored one has expired', async () => {
    server.script(recordFor(secondToken))
    const early = earlyRequestOf({ token: firstToken })
    const { api, sessionExpirations } = await openApi(server.origin, { early })
    expect(await api.me()).toEqual(member)
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${firstToken}`,
      `Bearer ${secondToken}`,
    ])
    expect(sessionExpirations()).toBe(0)
  })

  test('sends a failed early request again', async () => {
    server.script((response) => void response.destroy(), record)
    const early = earlyRequestOf({ token: firstToken })
    const { api } = await openApi(server.origin, { early })
    expect(await api.me()).toEqual(member)
    expect(server.requests).toHaveLength(2)
  })
})

test('any other first request drops the early response', async () => {
  const early = earlyRequestOf({ token: firstToken })
  await early.response
  const { api } = await openApi(server.origin, { early })
  await api.reportBug('It is slow.')
  await api.me()
  expect(pathsOf(server)).toEqual([
    ['GET', '/api/users/me'],
    ['POST', '/api/users/report-bug'],
    ['GET', '/api/users/me'],
  ])
})
