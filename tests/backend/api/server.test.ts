import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { type RunningServer, type Servable, serve } from '../../../backend/api/server.ts'

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

/** An app whose answer waits until the test lets it go. */
const patient = () => {
  let letGo = () => {}
  const asked = new Promise<void>((resolveAsked) => {
    letGo = resolveAsked
  })
  let answer = (_: Response) => {}
  const answered = new Promise<Response>((resolve) => {
    answer = resolve
  })
  return {
    app: {
      fetch: () => {
        letGo()
        return answered
      },
    },
    asked,
    answer: () => answer(new Response('done')),
  }
}

describe('the server', () => {
  test('says which port the system chose, and serves there', async () => {
    await withServer({ fetch: () => new Response('here') }, async (origin, server) => {
      expect(server.port).toBeGreaterThan(0)
      expect(await (await fetch(origin)).text()).toBe('here')
    })
  })

  test('says when a port is taken', async () => {
    await withServer({ fetch: () => new Response() }, async (_, server) => {
      await expect(
        serve({ fetch: () => new Response() }, server.port, '127.0.0.1'),
      ).rejects.toMatchObject({
        code: 'EADDRINUSE',
      })
    })
  })

  test('lets a running request finish when it is told to stop, and takes no new one', async () => {
    const { app, asked, answer } = patient()
    await withServer(app, async (origin, server) => {
      const running = fetch(origin)
      await asked
      const closed = server.close(10_000)
      await expect(fetch(origin)).rejects.toThrow('fetch failed')
      answer()
      expect(await (await running).text()).toBe('done')
      await closed
    })
  })

  test('does not wait for a request that never ends', async () => {
    const { app, asked } = patient()
    await withServer(app, async (origin, server) => {
      const running = fetch(origin)
      const cut = expect(running).rejects.toThrow('fetch failed')
      await asked
      await server.close(20)
      await cut
    })
  })

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n12'],
  ])('does not wait for ever for %s that never come', async (_, beginning) => {
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
      let said = ''
      socket.on('data', (data) => {
        said += String(data)
      })
      socket.on('close', () => resolve(said))
    })
    socket.write(beginning)
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
    await server.close(0)
  })

  test('refuses headers of more than 16 KB', async () => {
    await withServer({ fetch: () => new Response() }, async (origin) => {
      const response = await fetch(origin, { headers: { 'x-long': 'x'.repeat(17 * 1024) } })
      expect(response.status).toBe(431)
    })
  })

  test('answers 400 to what is not HTTP, and goes on', async () => {
    await withServer({ fetch: () => new Response('here') }, async (origin, server) => {
      const socket = connect(server.port, '127.0.0.1')
      const said = new Promise<string>((resolve) =>
        socket.once('data', (data) => resolve(String(data))),
      )
      socket.end('\u0016\u0003\u0001 not http\r\n\r\n')
      expect(await said).toMatch(/^HTTP\/1\.1 400 /)
      expect(await (await fetch(origin)).text()).toBe('here')
    })
  })
})
