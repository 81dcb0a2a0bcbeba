import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { scriptConstants } from '../../../src/app/prerendered.ts'
import {
  type EarlyLookup,
  earlyLookupTemplate,
  takeEarlyLookup,
} from '../../../src/services/identity-firebase/early-lookup.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'

let server: ScriptedServer

beforeAll(async () => {
  server = await startScriptedServer()
})

const confirmed = { users: [{ localId: 'uid-1', email: 'ada@example.test' }] }

beforeEach(() => server.script(json(200, confirmed)))

afterAll(() => server.close())

const now = 1_800_000_000_000
const token = 'stored-token'
const storedIdentity = (expirationTime: number) =>
  JSON.stringify({ uid: 'uid-1', stsTokenManager: { accessToken: token, expirationTime } })

const script = readFileSync('tools/build/prerender/member-lookup.js', 'utf8')
const template = () => ({ url: `${server.origin}/v1/accounts:lookup?key=key`, storedUnder: 'user' })

/** What a member's page sends before the library has loaded, in a browser with this stored identity. */
const sentWith = (stored: string | null): EarlyLookup | undefined => {
  const source = Object.entries({ ...scriptConstants, IDENTITY_LOOKUP: template() }).reduce(
    (text, [name, value]) => text.replaceAll(name, JSON.stringify(value)),
    script,
  )
  const window: { earlyLookup?: EarlyLookup } = {}
  const localStorage = { getItem: (key: string) => (key === 'user' ? stored : null) }
  runInNewContext(source, { window, localStorage, fetch, AbortSignal, Date: { now: () => now } })
  return window.earlyLookup
}

/** A page whose early lookup has been sent, as the library finds it. */
const pageAfterLookup = () => {
  const earlyLookup = sentWith(storedIdentity(now + 60_000))
  if (!earlyLookup) throw new Error('The page has sent nothing')
  const page = { fetch, earlyLookup }
  takeEarlyLookup(page)
  return page
}

const lookUp = async (page: { fetch: typeof fetch }, idToken = token): Promise<unknown> => {
  const request = { method: 'POST', body: JSON.stringify({ idToken }) }
  return (await page.fetch(template().url, request)).json()
}

describe('the first lookup of the library', () => {
  test('takes the response to the early one, and the next lookup is sent', async () => {
    const page = pageAfterLookup()
    expect(await lookUp(page)).toEqual(confirmed)
    expect(server.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/v1/accounts:lookup?key=key', '{"idToken":"stored-token"}'],
    ])
    await lookUp(page)
    expect(server.requests).toHaveLength(2)
    expect(page).not.toHaveProperty('earlyLookup')
  })

  test('takes it after other requests', async () => {
    const page = pageAfterLookup()
    await page.fetch(`${server.origin}/other`)
    await lookUp(page)
    expect(server.requests.map(({ path }) => path).sort()).toEqual([
      '/other',
      '/v1/accounts:lookup?key=key',
    ])
  })

  test('with another token is sent, and drops the early response', async () => {
    const page = pageAfterLookup()
    await lookUp(page, 'refreshed-token')
    await lookUp(page)
    expect(server.requests.map(({ body }) => body)).toEqual([
      '{"idToken":"stored-token"}',
      '{"idToken":"refreshed-token"}',
      '{"idToken":"stored-token"}',
    ])
  })

  test.each([
    ['was refused', json(400, { error: { message: 'USER_DISABLED' } })],
    ['failed', (response: ServerResponse) => void response.destroy()],
    [
      'broke off in its body',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('{"users":[', () => response.destroy())
      },
    ],
  ])('is sent if the early one %s', async (_, answer) => {
    server.script(answer, json(200, confirmed))
    expect(await lookUp(pageAfterLookup())).toEqual(confirmed)
    expect(server.requests).toHaveLength(2)
  })
})

test('a token is looked up until 30 s before it expires, when the library refreshes it', () => {
  expect(sentWith(storedIdentity(now + 30_001))).toBeDefined()
  expect(sentWith(storedIdentity(now + 30_000))).toBeUndefined()
})

test.each([null, '{"uid":', '{}', 'null'])(
  'nothing is looked up for the stored identity %s',
  (stored) => {
    expect(sentWith(stored)).toBeUndefined()
  },
)

test('the lookup is that of the library, for the identity that it stores', () => {
  expect(earlyLookupTemplate()).toEqual({
    url: 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key',
    storedUnder: 'firebase:authUser:demo-key:[DEFAULT]',
  })
})
