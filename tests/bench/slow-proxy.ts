import { createServer, request as forward } from 'node:http'
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
  const { hostname, port } = new URL(target)
  let milliseconds = 0
  const server = createServer((incoming, response) => {
    const { method, headers, url: path = '/' } = incoming
    setTimeout(() => {
      const onward = forward({ hostname, port, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onward.on('error', () => response.destroy())
      incoming.pipe(onward)
    }, milliseconds)
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
