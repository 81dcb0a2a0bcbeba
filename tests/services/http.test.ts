import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { sendJson } from '../../src/services/http.ts'
import { failureKindOf } from '../support/failure-kind.ts'
import { type Answer, json, startScriptedServer, text } from '../support/scripted-server.ts'

const server = await startScriptedServer()

afterEach(() => vi.unstubAllGlobals())

afterAll(() => server.close())

const responseTo = (answer: Answer, query?: Readonly<Record<string, string>>) => {
  server.script(answer)
  const request = { url: `${server.origin}/at`, method: 'GET' as const, headers: {} }
  return sendJson(query ? { ...request, query } : request, new AbortController().signal)
}

describe('a request', () => {
  test('has its query in the URL, and no question mark without a query', async () => {
    await responseTo(json(200, {}))
    expect(server.requests.map(({ path }) => path)).toEqual(['/at'])
    await responseTo(json(200, {}), { lat: '59.33', name: 'Gamla stan' })
    expect(server.requests.map(({ path }) => path)).toEqual(['/at?lat=59.33&name=Gamla+stan'])
  })
})

describe('a response', () => {
  test.each([300, 302, 399])('with the redirect status %i is rejected', async (status) => {
    const body = json(status, { data: 1 }, { location: '/elsewhere' })
    expect(await failureKindOf(responseTo(body))).toBe('unexpected answer')
  })

  test('without a status, which browsers use for redirects, is rejected', async () => {
    vi.stubGlobal('fetch', async () => Response.error())
    expect(await failureKindOf(responseTo(json(200, {})))).toBe('unexpected answer')
  })

  test.each([200, 299, 400, 500])(
    'with the status %i is returned with its body',
    async (status) => {
      expect(await responseTo(json(status, { data: 1 }))).toMatchObject({
        status,
        body: { data: 1 },
      })
    },
  )

  test.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json ; charset=utf-8',
    'application/problem+json',
    'application/vnd.api-2+json',
  ])('is JSON with the content type %s', async (contentType) => {
    expect(await responseTo(text(200, contentType, '{"data":1}'))).toMatchObject({
      body: { data: 1 },
    })
  })

  test.each([
    'text/html',
    'text/json',
    'x-application/json',
    'application/json-seq',
    'application/jsonp',
    'application/+json',
    'application/a b+json',
  ])('is not JSON with the content type %s', async (contentType) => {
    expect(await failureKindOf(responseTo(text(200, contentType, '{"data":1}')))).toBe(
      'unexpected answer',
    )
    expect((await responseTo(text(400, contentType, '{"data":1}'))).body).toBeUndefined()
  })

  test('without a content type is not JSON', async () => {
    const untyped: Answer = (response) => void response.end('{"data":1}')
    expect(await failureKindOf(responseTo(untyped))).toBe('unexpected answer')
  })

  test('with only whitespace has no body', async () => {
    expect((await responseTo(text(200, 'application/json', ' \r\n '))).body).toBeUndefined()
  })

  test('with incomplete JSON is rejected as a success, and has no body as an error', async () => {
    const broken = (status: number) => text(status, 'application/json', '{"data":')
    expect(await failureKindOf(responseTo(broken(200)))).toBe('unexpected answer')
    expect(await responseTo(broken(400))).toMatchObject({ status: 400, body: undefined })
  })

  test('can have at most two million characters', async () => {
    const holding = (characters: number) => json(200, 'x'.repeat(characters - 2))
    expect((await responseTo(holding(2_000_000))).body).toHaveLength(1_999_998)
    expect(await failureKindOf(responseTo(holding(2_000_001)))).toBe('unexpected answer')
  })
})
