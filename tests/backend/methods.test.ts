import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../backend/app.ts'
import { createLog } from '../../backend/log.ts'
import { type RunningServer, serve } from '../../backend/server.ts'
import { securityHeaders } from './support/ask.ts'
import { openTestDatabase } from './support/test-database.ts'
import { testConfig } from './support/world.ts'

const database = await openTestDatabase()
const api = createApi({ config: testConfig({}), db: database.db, log: createLog('silent') })
let server: RunningServer

beforeAll(async () => {
  server = await serve(api, 0, '127.0.0.1')
})
afterAll(async () => {
  await server.close(0)
  await database.close()
})

/** Sends a request with any method, because `fetch` forbids some of them. */
const ask = async (method: string, path: string) => {
  const headers = { authorization: 'Bearer mark-of-a-secret', connection: 'close' }
  const sending = request({ port: server.port, host: '127.0.0.1', method, path, headers }).end()
  const [response] = await once(sending, 'response')
  let body = ''
  for await (const part of response.setEncoding('utf8')) body += part
  return { status: response.statusCode, headers: response.headers, body }
}

/** Writes raw text to the server and returns the raw response. */
const sendRaw = async (text: string): Promise<string> => {
  const socket = connect(server.port, '127.0.0.1')
  let received = ''
  socket.on('data', (part) => {
    received += String(part)
  })
  socket.write(text)
  await once(socket, 'close')
  return received
}

describe('an unsupported method', () => {
  test.each(['TRACE', 'PATCH', 'PROPFIND', 'MKCOL', 'LOCK', 'PURGE', 'SEARCH'])(
    '%s is answered with 405 and the supported methods, without any text of the request',
    async (method) => {
      const response = await ask(method, '/api/health')
      expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(JSON.stringify(response)).not.toContain('mark-of-a-secret')
      expect(response.headers).toMatchObject(securityHeaders)
    },
  )

  test('is answered with 404 on an unknown path', async () => {
    expect((await ask('TRACE', '/api/no-such-route')).status).toBe(404)
  })

  test('that Node does not parse is answered with 400', async () => {
    const received = await sendRaw('TRACK /api/health HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('opens no tunnel', async () => {
    expect(await sendRaw('CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n')).toBe(
      '',
    )
  })
})

test('A body over 64 KB is answered with 413 and ends the connection.', async () => {
  const head =
    'POST /api/users/report-bug HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  const received = await sendRaw(`${head}content-length: 10000000\r\n\r\n${'x'.repeat(1000)}`)
  expect(received).toMatch(/^HTTP\/1\.1 413 /)
  expect(received).toMatch(/^connection: close\r$/im)
})

test('No response names the server software.', async () => {
  for (const path of ['/api/health', '/api/users/me', '/', '/server-status']) {
    const { headers } = await ask('GET', path)
    expect(Object.keys(headers).filter((name) => /server|powered|version|via/.test(name))).toEqual(
      [],
    )
  }
})

test.each(['/.git/config', '/.env', '/package.json', '/api/', '/api/users/', '/api/docs'])(
  '%s is answered with 404: the server exposes no files and no listings',
  async (path) => {
    const response = await ask('GET', path)
    expect(response.status).toBe(404)
    expect(JSON.parse(response.body)).toMatchObject({ code: 'not-found' })
  },
)
