import { createServer, type Server, type ServerOptions } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/** What can be served: a Hono app, or anything that answers a Request. */
export type Servable = {
  fetch(request: Request, env: object): Response | Promise<Response>
}

/** A server that listens. */
export type RunningServer = {
  /** The port that it listens on; the system's choice when 0 was asked for. */
  port: number
  /** Stops accepting, lets running requests finish, and cuts what is left after `graceMs` (10 000). */
  close(graceMs?: number): Promise<void>
}

/**
 * Serves an app over HTTP, with limits for slow and greedy clients.
 * Rejects with the system's error when the address cannot be had (`EADDRINUSE`, `EACCES`).
 */
export const serve = (
  app: Servable,
  port: number,
  host: string,
  limits: Partial<ServerLimits> = {},
): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const server = createServer(
      { ...usualLimits, ...limits },
      getRequestListener((request, env) => app.fetch(request, env)),
    )
    server.maxRequestsPerSocket = 1000
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: (graceMs = 10_000) => close(server, graceMs),
      })
    })
  })

/** How long a client may take for headers and for the whole request, in ms; Node's names. */
export type ServerLimits = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'
>

/** Milliseconds and bytes. Idle connections outlive the 60 s of common load balancers. */
const usualLimits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
}

const close = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const sweepIdle = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(sweepIdle)
      clearTimeout(cut)
      resolve()
    })
  })
