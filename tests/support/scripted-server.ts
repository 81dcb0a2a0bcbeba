import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it has arrived. */
export type Arrived = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** What the server does with one request; doing nothing leaves the client waiting. */
export type Answer = (response: ServerResponse, request: Arrived) => void | Promise<void>

/** A server that answers what a test has written down, also what no sane server would. */
export type ScriptedServer = {
  origin: string
  /** What has arrived, but for the browser's own questions beforehand. */
  readonly requests: readonly Arrived[]
  /** How the next requests are answered, in this order; the last answer holds for all after it. */
  script(...answers: [Answer, ...Answer[]]): void
  close(): Promise<void>
}

/** Listens on a port that the system chooses. */
export const startScriptedServer = async (): Promise<ScriptedServer> => {
  let requests: Arrived[] = []
  let answers: readonly Answer[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString(),
    }
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    requests.push(request)
    await answer?.(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    get requests() {
      return requests
    },
    script: (...given) => {
      requests = []
      answers = given
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A whole JSON answer. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    response.end(JSON.stringify(body))
  }

/** A whole answer of any kind. */
export const text =
  (status: number, contentType: string, body: string | Buffer): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType })
    response.end(body)
  }

/** Answers nothing at all. */
export const silence: Answer = () => {}

/** The connection ends without an answer. */
export const cut: Answer = (response) => {
  response.destroy()
}
