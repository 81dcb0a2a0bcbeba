import { getEventListeners } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { ApiEnv } from '../../backend/http/context.ts'
import { limitDuration } from '../../backend/http/limit-duration.ts'
import { limitRequests } from '../../backend/http/overload.ts'
import { createMetrics } from '../../backend/metrics/metrics.ts'
import { type RunningServer, type Servable, serve } from '../../backend/server.ts'

const withServer = async (
  app: Servable,
  work: (origin: string, server: RunningServer) => Promise<void>,
) => {
  const server = await serve(app, 0, '127.0.0.1')
  try {
    await work(`http://127.0.0.1:${server.port}`, server)
  } finally {
    await server.close(0)
  }
}

/** An app whose response waits until the test calls `respond`. */
const createDeferredApp = () => {
  let receive = () => {}
  const received = new Promise<void>((resolve) => {
    receive = resolve
  })
  let resolveResponse = (_: Response) => {}
  const response = new Promise<Response>((resolve) => {
    resolveResponse = resolve
  })
  return {
    app: {
      fetch: () => {
        receive()
        return response
      },
    },
    received,
    respond: () => resolveResponse(new Response('done')),
  }
}

test('a request that has ended leaves no listener on its signal, which would keep it in memory', async () => {
  const request = new Request('http://localhost/')
  await new Hono<ApiEnv>().use(limitDuration(1000)).fetch(request)
  expect(getEventListeners(request.signal, 'abort')).toEqual([])
})

describe('the server', () => {
  test('returns the port that the system chose', async () => {
    await withServer({ fetch: () => new Response('here') }, async (origin, server) => {
      expect(server.port).toBeGreaterThan(0)
      expect(await (await fetch(origin)).text()).toBe('here')
    })
  })

  test('rejects if a port is in use', async () => {
    await withServer({ fetch: () => new Response() }, async (_, server) => {
      await expect(
        serve({ fetch: () => new Response() }, server.port, '127.0.0.1'),
      ).rejects.toMatchObject({
        code: 'EADDRINUSE',
      })
    })
  })

  test('finishes a running request when it closes, and accepts no new one', async () => {
    const { app, received, respond } = createDeferredApp()
    await withServer(app, async (origin, server) => {
      const running = fetch(origin)
      await received
      const closed = server.close(10_000)
      await expect(fetch(origin)).rejects.toThrow('fetch failed')
      respond()
      expect(await (await running).text()).toBe('done')
      await closed
    })
  })

  test('ends the connections of running and later requests while it drains', async () => {
    const { app, received, respond } = createDeferredApp()
    await withServer(app, async (origin, server) => {
      const running = fetch(origin)
      await received
      server.drain()
      respond()
      expect((await running).headers.get('connection')).toBe('close')
      expect((await fetch(origin)).headers.get('connection')).toBe('close')
    })
  })

  test('answers a health check over HTTP/1.0 without a Host header', async () => {
    await withServer({ fetch: ({ url }) => new Response(url) }, async (_, server) => {
      const socket = connect(server.port, '127.0.0.1')
      const received = text(socket)
      socket.write('GET /api/health/live HTTP/1.0\r\n\r\n')
      expect(await received).toMatch(
        /^HTTP\/1\.1 200 OK\r\n[\s\S]*http:\/\/localhost\/api\/health\/live$/,
      )
    })
  })

  test('answers 503 at once beyond its limit, except to health checks, and serves the others', async () => {
    const { app, respond } = createDeferredApp()
    const metrics = createMetrics({ release: 'r-1', instance: 'i-1' })
    const origin = 'https://trellis.example'
    const overload = limitRequests({ databasePoolSize: 1, corsOrigins: [origin] }, metrics)
    let received = 0
    const fetchOrWait = ({ url }: Request) => {
      if (url.includes('health')) return new Response('live')
      received += 1
      return app.fetch().then((response) => response.clone())
    }
    const server = await serve({ fetch: fetchOrWait }, 0, '127.0.0.1', { overload })
    const url = `http://127.0.0.1:${server.port}/api`
    const within = Array.from({ length: 20 }, () => fetch(`${url}/users/me`))
    await expect.poll(() => received).toBe(20)
    const beyond = await fetch(`${url}/users/update`, {
      method: 'PUT',
      body: '{}',
      headers: { origin },
    })
    expect(await beyond.json()).toMatchObject({ success: false, code: 'database-unreachable' })
    expect(beyond.headers.get('retry-after')).toBe('5')
    expect(beyond.headers.get('access-control-allow-origin')).toBe(origin)
    expect(await (await fetch(`${url}/health/live`)).text()).toBe('live')
    respond()
    expect((await Promise.all(within)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect((await fetch(`${url}/users/me`)).status).toBe(200)
    expect(await metrics.text()).toContain('method="PUT",route="/*",status="503"} 1')
    await server.close(0)
  })

  test('cuts a request that does not end within the grace period', async () => {
    const { app, received } = createDeferredApp()
    await withServer(app, async (origin, server) => {
      const running = fetch(origin)
      const cut = expect(running).rejects.toThrow('fetch failed')
      await received
      await server.close(20)
      await cut
    })
  })

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n12'],
  ])('answers 408 if a client never finishes %s', async (_, beginning) => {
    const server = await serve(
      { fetch: (request) => request.text().then(Response.json) },
      0,
      '127.0.0.1',
      {
        headersTimeout: 50,
        requestTimeout: 100,
        connectionsCheckingInterval: 10,
      },
    )
    const socket = connect(server.port, '127.0.0.1')
    const ended = new Promise<string>((resolve) => {
      let received = ''
      socket.on('data', (data) => {
        received += String(data)
      })
      socket.on('close', () => resolve(received))
    })
    socket.write(beginning)
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
    await server.close(0)
  })

  test('rejects headers of more than 16 KB', async () => {
    await withServer({ fetch: () => new Response() }, async (origin) => {
      const response = await fetch(origin, { headers: { 'x-long': 'x'.repeat(17 * 1024) } })
      expect(response.status).toBe(431)
    })
  })

  test('answers 400 to input that is not HTTP, and continues to serve', async () => {
    await withServer({ fetch: () => new Response('here') }, async (origin, server) => {
      const socket = connect(server.port, '127.0.0.1')
      const received = new Promise<string>((resolve) =>
        socket.once('data', (data) => resolve(String(data))),
      )
      socket.end('\u0016\u0003\u0001 not http\r\n\r\n')
      expect(await received).toMatch(/^HTTP\/1\.1 400 /)
      expect(await (await fetch(origin)).text()).toBe('here')
    })
  })
})
