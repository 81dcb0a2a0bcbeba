import { Agent, request } from 'node:http'

/** What came back: the status, the parsed body, and how long it took in ms. */
export type Timed = { status: number; body: unknown; milliseconds: number }

export type Client = {
  /** Rejects with the system's error when no answer comes. */
  ask(method: string, path: string, sent?: { token?: string; body?: object }): Promise<Timed>
  close(): void
}

/** A client of one server that keeps its connections, for many calls at once. */
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
          (answer) => {
            let said = ''
            answer.setEncoding('utf8')
            answer.on('data', (part: string) => {
              said += part
            })
            answer.on('error', reject)
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                body: JSON.parse(said),
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
