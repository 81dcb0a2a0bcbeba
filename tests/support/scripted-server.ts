import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deferred } from './deferred.ts'

/** A received request. */
export type ReceivedRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  bytes: Buffer
}

/** Answers a request. If it does nothing, the client waits. */
export type Answer = (response: ServerResponse, request: ReceivedRequest) => void | Promise<void>

/** A request whose answer is held back. */
export type HeldRequest = { arrived: Promise<void>; release(): void }

/** A server with scripted responses, including invalid ones, or a proxy in front of a real one. */
export type ScriptedServer = {
  origin: string
  /** The received requests. */
  readonly requests: readonly ReceivedRequest[]
  /** The received requests whose path contains this text. */
  requestsTo(path: string): readonly ReceivedRequest[]
  /** The answers to the next requests, in order. The last one also answers all later requests. */
  script(...answers: [Answer, ...Answer[]]): void
  /** Gives this answer to the next request whose path contains this text, before all others. */
  once(path: string, answer: Answer): void
  /** Holds back the next request whose path contains this text, then forwards it. */
  hold(path: string): HeldRequest
  /** Forgets all requests and the answers to single ones. */
  reset(): void
  close(): Promise<void>
}

/** Starts a server on a free port. Without a script it forwards each request to `target`, the origin of a local server. */
export const startScriptedServer = async (target = ''): Promise<ScriptedServer> => {
  let requests: ReceivedRequest[] = []
  let answers: readonly Answer[] = [forwardTo(target)]
  let exceptions: { path: string; answer: Answer }[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    const { method = '', url: path = '', headers } = incoming
    const received = { method, path, headers, bytes, body: bytes.toString() }
    const exception = exceptions.find((each) => path.includes(each.path))
    exceptions = exceptions.filter((each) => each !== exception)
    const answer = exception?.answer ?? answers[Math.min(requests.length, answers.length - 1)]
    requests.push(received)
    await answer?.(response, received)
  })
  // A process may end without closing it.
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  const once: ScriptedServer['once'] = (path, answer) => void exceptions.push({ path, answer })
  const reset = () => {
    requests = []
    exceptions = []
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    get requests() {
      return requests
    },
    requestsTo: (text) => requests.filter(({ path }) => path.includes(text)),
    script: (...given) => {
      reset()
      answers = given
    },
    once,
    hold: (path) => {
      const { waiting, ...held } = holdAnswer(forwardTo(target))
      once(path, waiting)
      return held
    },
    reset,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const forwardTo =
  (target: string): Answer =>
  (response, { method, path, headers, bytes }) => {
    const upstream = request(`${target}${path}`, { method, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
    })
    upstream.on('error', () => response.destroy())
    upstream.end(bytes)
  }

/** Answers with JSON. */
export const json = (status: number, body: unknown, headers?: Record<string, string>): Answer =>
  text(status, 'application/json; charset=utf-8', JSON.stringify(body), headers)

/** Answers with a body of any content type. */
export const text =
  (
    status: number,
    contentType: string,
    body: string | Buffer,
    headers: Record<string, string> = {},
  ): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType, ...headers })
    response.end(body)
  }

/** Holds back an answer until the test releases it. */
export const holdAnswer = (answer: Answer): HeldRequest & { waiting: Answer } => {
  const arrived = deferred()
  const gate = deferred()
  const waiting: Answer = async (...exchange) => {
    arrived.resolve()
    await gate.promise
    return answer(...exchange)
  }
  return { waiting, arrived: arrived.promise, release: () => gate.resolve() }
}

/** Never answers. */
export const noAnswer: Answer = () => {}

/** Closes the connection without an answer. */
export const cut: Answer = (response) => {
  response.destroy()
}
