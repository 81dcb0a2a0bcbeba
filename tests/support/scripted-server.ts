import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received request. */
export type ReceivedRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** Answers a request. If it does nothing, the client waits. */
export type Answer = (response: ServerResponse, request: ReceivedRequest) => void | Promise<void>

/** A server with scripted responses, including invalid ones. */
export type ScriptedServer = {
  origin: string
  /** The received requests. */
  readonly requests: readonly ReceivedRequest[]
  /** The answers to the next requests, in order. The last one also answers all later requests. */
  script(...answers: [Answer, ...Answer[]]): void
  close(): Promise<void>
}

/** Starts a server on a free port. */
export const startScriptedServer = async (): Promise<ScriptedServer> => {
  let requests: ReceivedRequest[] = []
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

/** Answers with JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    response.end(JSON.stringify(body))
  }

/** Answers with a body of any content type. */
export const text =
  (status: number, contentType: string, body: string | Buffer): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType })
    response.end(body)
  }

/** Never answers. */
export const noAnswer: Answer = () => {}

/** Closes the connection without an answer. */
export const cut: Answer = (response) => {
  response.destroy()
}
