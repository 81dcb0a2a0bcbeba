import { Agent, request } from 'node:http'

/** A response: the status, the parsed body, and the duration in ms. */
export type Timed = { status: number; body: unknown; milliseconds: number }

export type Client = {
  /** Sends a request. Rejects with the system's error if there is no response. */
  ask(method: string, path: string, sent?: { token?: string; body?: object }): Promise<Timed>
  close(): void
}

/** Creates a client with keep-alive connections to one server, for many concurrent requests. */
export const openClient = (port: number, connections = 256): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    ask: (method, path, { token, body } = {}) =>
      new Promise((resolve, reject) => {
        const since = performance.now()
        const text = body === undefined ? undefined : JSON.stringify(body)
        const sending = request(
          {
            ...{ agent, port, host: '127.0.0.1', method, path: `/api${path}` },
            headers: {
              ...(text === undefined
                ? {}
                : {
                    'content-type': 'application/json',
                    'content-length': Buffer.byteLength(text),
                  }),
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            },
          },
          (response) => {
            let received = ''
            response.setEncoding('utf8')
            response.on('data', (part: string) => {
              received += part
            })
            response.on('error', reject)
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                body: JSON.parse(received),
                milliseconds: performance.now() - since,
              }),
            )
          },
        )
        sending.on('error', reject)
        sending.end(text)
      }),
    close: () => agent.destroy(),
  }
}
