import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../../backend/api/app.ts'
import { createLog } from '../../../backend/api/log.ts'
import { type RunningServer, serve } from '../../../backend/api/server.ts'
import { protections } from './support/ask.ts'
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

/** Asks over a socket, since `fetch` knows too few methods. */
const ask = async (method: string, path: string) => {
  const headers = { authorization: 'Bearer mark-of-a-secret', connection: 'close' }
  const sending = request({ port: server.port, host: '127.0.0.1', method, path, headers }).end()
  const [answer] = await once(sending, 'response')
  let said = ''
  for await (const part of answer.setEncoding('utf8')) said += part
  return { status: answer.statusCode, headers: answer.headers, said }
}

const raw = async (text: string): Promise<string> => {
  const socket = connect(server.port, '127.0.0.1')
  let said = ''
  socket.on('data', (part) => {
    said += String(part)
  })
  socket.write(text)
  await once(socket, 'close')
  return said
}

describe('a method that no call takes', () => {
  test.each(['TRACE', 'PATCH', 'PROPFIND', 'MKCOL', 'LOCK', 'PURGE', 'SEARCH'])(
    '%s is answered 405 with those that there are, and repeats nothing of the request',
    async (method) => {
      const answer = await ask(method, '/api/health')
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(JSON.stringify(answer)).not.toContain('mark-of-a-secret')
      expect(answer.headers).toMatchObject(protections)
    },
  )

  test('is 404 where there is no call either', async () => {
    expect((await ask('TRACE', '/api/no-such-call')).status).toBe(404)
  })

  test('that HTTP does not know is refused before it is a request', async () => {
    const said = await raw('TRACK /api/health HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('opens no tunnel', async () => {
    expect(await raw('CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n')).toBe('')
  })
})

test('No answer says which server it comes from.', async () => {
  for (const path of ['/api/health', '/api/users/me', '/', '/server-status']) {
    const { headers } = await ask('GET', path)
    expect(Object.keys(headers).filter((name) => /server|powered|version|via/.test(name))).toEqual(
      [],
    )
  }
})

test.each(['/.git/config', '/.env', '/package.json', '/api/', '/api/users/', '/api/docs'])(
  '%s is no call: the server has no files and lists nothing',
  async (path) => {
    const answer = await ask('GET', path)
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.said)).toMatchObject({ code: 'not-found' })
  },
)
