import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendJson } from '../../src/services/http.ts'
import { failing } from '../support/failing.ts'
import {
  type Answer,
  json,
  type ScriptedServer,
  startScriptedServer,
  text,
} from '../support/scripted-server.ts'

let server: ScriptedServer

beforeAll(async () => {
  server = await startScriptedServer()
})

afterEach(() => vi.unstubAllGlobals())

afterAll(() => server.close())

const asked = (answer: Answer, query?: Readonly<Record<string, string>>) => {
  server.script(answer)
  const request = { url: `${server.origin}/at`, method: 'GET' as const, headers: {} }
  return sendJson(query ? { ...request, query } : request, new AbortController().signal)
}

describe('a request', () => {
  test('carries its query in its address, and where it has none nothing', async () => {
    await asked(json(200, {}))
    expect(server.requests.map(({ path }) => path)).toEqual(['/at'])
    await asked(json(200, {}), { lat: '59.33', name: 'Gamla stan' })
    expect(server.requests.map(({ path }) => path)).toEqual(['/at?lat=59.33&name=Gamla+stan'])
  })
})

describe('an answer', () => {
  test.each([300, 302, 399])(
    'with the status %i is refused: it sends us elsewhere',
    async (status) => {
      const body = json(status, { data: 1 }, { location: '/elsewhere' })
      expect(await failing(asked(body))).toBe('unexpected answer')
    },
  )

  test('without a status is refused: a browser hides where it sends us', async () => {
    vi.stubGlobal('fetch', async () => Response.error())
    expect(await failing(asked(json(200, {})))).toBe('unexpected answer')
  })

  test.each([200, 299, 400, 500])('with the status %i is told with its body', async (status) => {
    expect(await asked(json(status, { data: 1 }))).toMatchObject({ status, body: { data: 1 } })
  })

  test.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json ; charset=utf-8',
    'application/problem+json',
    'application/vnd.api-2+json',
  ])('is JSON when it is called %s', async (contentType) => {
    expect(await asked(text(200, contentType, '{"data":1}'))).toMatchObject({ body: { data: 1 } })
  })

  test.each([
    'text/html',
    'text/json',
    'x-application/json',
    'application/json-seq',
    'application/jsonp',
    'application/+json',
    'application/a b+json',
  ])('is none when it is called %s', async (contentType) => {
    expect(await failing(asked(text(200, contentType, '{"data":1}')))).toBe('unexpected answer')
    expect((await asked(text(400, contentType, '{"data":1}'))).body).toBeUndefined()
  })

  test('without the name of its kind is none', async () => {
    const nameless: Answer = (response) => void response.end('{"data":1}')
    expect(await failing(asked(nameless))).toBe('unexpected answer')
  })

  test('of blanks has no body', async () => {
    expect((await asked(text(200, 'application/json', ' \r\n '))).body).toBeUndefined()
  })

  test('that breaks off is none as a success, and a refusal without a body', async () => {
    const broken = (status: number) => text(status, 'application/json', '{"data":')
    expect(await failing(asked(broken(200)))).toBe('unexpected answer')
    expect(await asked(broken(400))).toMatchObject({ status: 400, body: undefined })
  })

  test('may hold two million characters, and not one more', async () => {
    const holding = (characters: number) => json(200, 'x'.repeat(characters - 2))
    expect((await asked(holding(2_000_000))).body).toHaveLength(1_999_998)
    expect(await failing(asked(holding(2_000_001)))).toBe('unexpected answer')
  })
})
