import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { getRequestListener } from '@hono/node-server'

/** A Hono app, or anything else that turns a Request into a Response. */
export type Servable = {
  fetch(request: Request, env: object): Response | Promise<Response>
}

/** What a server does beyond its limit of requests under way. */
export type Overload = {
  /** Whether a path is served beyond the limit too. */
  isExempt(path: string): boolean
  maxUnderWay: number
  /** The response to any other request. It is not passed to the app: under load even that takes too long. */
  reject(incoming: IncomingMessage): {
    status: number
    headers: Record<string, string>
    body: string
  }
}

export type RunningServer = {
  /** The port that it listens on; chosen by the system if 0 was requested. */
  port: number
  /** Ends each connection after its next response. New requests are still served. */
  drain(): void
  /** Stops accepting connections, waits for running requests, and cuts the rest after `graceMs` (10 000). */
  close(graceMs?: number): Promise<void>
}

/**
 * Serves an app over HTTP, with limits for slow and greedy clients.
 * Rejects with the system's error if it cannot listen on the port (`EADDRINUSE`, `EACCES`).
 */
export const serve = (
  app: Servable,
  port: number,
  host: string,
  { overload, ...limits }: Partial<ServerLimits> & { overload?: Overload } = {},
): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    // Health checks of older load balancers use HTTP/1.0, which has no Host header.
    const listener = getRequestListener((request, env) => app.fetch(request, env), {
      hostname: 'localhost',
    })
    const unanswered = new Set<ServerResponse>()
    const server = createServer({ ...defaultLimits, ...limits }, (incoming, outgoing) => {
      const isWithin = !overload || unanswered.size <= overload.maxUnderWay
      if (isWithin || overload.isExempt(incoming.url ?? '')) {
        void listener(incoming, outgoing)
        return
      }
      const { status, headers, body } = overload.reject(incoming)
      incoming.resume()
      outgoing.writeHead(status, headers).end(body)
    })
    const drain = createDrain(server, unanswered)
    server.maxRequestsPerSocket = 1000
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        drain,
        close: (graceMs = 10_000) => {
          drain()
          return close(server, graceMs)
        },
      })
    })
  })

/** The time limits for headers and for a whole request, in ms, as Node names them. */
export type ServerLimits = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'
>

/** Milliseconds and bytes. The keep-alive timeout is longer than the 60 s of common load balancers. */
const defaultLimits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
}

/**
 * Returns a function that makes responses carry `Connection: close`. Otherwise clients would send their next
 * request on a connection that is about to be reset.
 */
const createDrain = (server: Server, unanswered: Set<ServerResponse>): (() => void) => {
  let draining = false
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !draining
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
  })
  return () => {
    draining = true
    for (const response of unanswered) response.shouldKeepAlive = false
  }
}

const close = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(closeIdle)
      clearTimeout(cut)
      resolve()
    })
  })
