import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'

/** A proxy in front of a local server that delays every request. */
export type SlowProxy = {
  origin: string
  /** Sets the delay of each request in milliseconds, including preflights. */
  wait(milliseconds: number): void
  stop(): Promise<void>
}

/** Listens on a free port, under the host's own name. */
export const startSlowProxy = async (target: string): Promise<SlowProxy> => {
  const { hostname } = new URL(target)
  const answer = forwardTo(target)
  let milliseconds = 0
  const server = createServer((incoming, response) => {
    setTimeout(() => answer(incoming, response), milliseconds)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  // A listening TCP server always has an address with a port.
  const { port: own } = server.address() as AddressInfo
  return {
    origin: `http://${hostname}:${own}`,
    wait: (ms) => {
      milliseconds = ms
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns a handler that forwards requests of HTTP/1.1 or HTTP/2 to a local server. */
export const forwardTo = (target: string) => {
  const { hostname, port } = new URL(target)
  return (
    incoming: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): void => {
    const { method, url: path = '/' } = incoming
    // HTTP/2 has a pseudo-header for it.
    const host = 'authority' in incoming ? incoming.authority : incoming.headers.host
    const headers = { ...withoutConnection(incoming.headers), host }
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers))
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    incoming.pipe(onward)
  }
}

/** The headers that apply beyond one connection, in the form of HTTP/1.1. */
const withoutConnection = <Headers extends object>(headers: Headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  )

const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])
