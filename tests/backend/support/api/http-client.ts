import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { unsignedToken } from '../../../support/unsigned-token.ts'
import type { Send } from '../ledger.ts'
import { projectId } from './api-process.ts'

/** A response: the status, the headers, the parsed body, and the duration in ms. */
export type Timed = {
  status: number
  headers: IncomingHttpHeaders
  body: unknown
  milliseconds: number
}

type Sent = { token?: string; body?: object; headers?: Record<string, string> }

export type Client = {
  /** Sends a request. Rejects with the system's error if there is no response within 15 s. */
  ask(method: string, path: string, sent?: Sent): Promise<Timed>
  close(): void
}

/** Creates a client with keep-alive connections to one server, for many concurrent requests. */
export const openClient = (port: number, connections = 256): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    ask: (method, path, { token, body, headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const since = performance.now()
        const text = body === undefined ? undefined : JSON.stringify(body)
        const sending = request(
          {
            ...{ agent, port, host: '127.0.0.1', method, path: `/api${path}` },
            timeout: 15_000,
            headers: {
              ...headers,
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
                headers: response.headers,
                body: JSON.parse(received),
                milliseconds: performance.now() - since,
              }),
            )
          },
        )
        sending.on('error', reject)
        sending.on('timeout', () => sending.destroy(new Error('no response within 15 s')))
        sending.end(text)
      }),
    close: () => agent.destroy(),
  }
}

/** Sends the requests of a ledger to an API that accepts unsigned tokens. */
export const sendTo = (client: Client): Send => {
  const tokens = new Map<string, string>()
  return async (person, method, path, sent = {}) => {
    const key = `${person.uid} ${person.verified}`
    const token = tokens.get(key) ?? unsignedToken(person, projectId)
    tokens.set(key, token)
    try {
      const { status, headers, body } = await client.ask(method, path, { token, ...sent })
      const code = Object(body).code ?? ''
      return { status, code, hasRetryAfter: headers['retry-after'] !== undefined, body }
    } catch {
      return { status: 0, code: '', hasRetryAfter: false, body: undefined }
    }
  }
}
