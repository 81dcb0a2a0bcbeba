import { createServer, request as forward, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Deferred, deferred } from './deferred.ts'

/** What happens to a request instead of being forwarded. */
export type Fault =
  | { status: number; body: unknown }
  | { status: number; html: string }
  /** The connection is closed without a response. */
  | 'cut'

/** A request that is held back before it is forwarded. */
export type HeldRequest = { arrived: Promise<void>; release(): void }

/** A proxy in front of a real server that injects faults. */
export type FaultyProxy = {
  /** The origin for the client. */
  origin: string
  /** The number of requests whose path contains this text. */
  count(path: string): number
  /** Injects the fault into the next `times` requests whose path contains this text. */
  fault(path: string, fault: Fault, times?: number): void
  /** Holds back the next request whose path contains this text. */
  hold(path: string): HeldRequest
  /** Removes faults, holds and counts. */
  reset(): void
  close(): Promise<void>
}

type Rule = {
  path: string
  left: number
  apply(response: ServerResponse): Promise<'forward' | 'ended'>
}

/** Starts a proxy on a free port, in front of a local server. */
export const startFaultyProxy = async (target: string): Promise<FaultyProxy> => {
  const { hostname, port } = new URL(target)
  let paths: string[] = []
  let rules: Rule[] = []

  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? ''
    if (incoming.method !== 'OPTIONS') {
      paths.push(path)
      const rule = rules.find((one) => one.left > 0 && path.includes(one.path))
      if (rule) {
        rule.left -= 1
        if ((await rule.apply(response)) === 'ended') return
      }
    }
    const { method, headers } = incoming
    const upstream = forward({ hostname, port, method, path, headers }, (incomingResponse) => {
      response.writeHead(incomingResponse.statusCode ?? 502, incomingResponse.headers)
      incomingResponse.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    incoming.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  // A server that listens on a port has an address with one.
  const { port: own } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${own}`,
    count: (path) => paths.filter((one) => one.includes(path)).length,
    fault: (path, fault, times = 1) => {
      rules.push({ path, left: times, apply: (response) => inject(fault, response) })
    },
    hold: (path) => {
      const arrived: Deferred<void> = deferred()
      const gate: Deferred<void> = deferred()
      rules.push({
        path,
        left: 1,
        apply: async () => {
          arrived.resolve()
          await gate.promise
          return 'forward'
        },
      })
      return { arrived: arrived.promise, release: () => gate.resolve() }
    },
    reset: () => {
      paths = []
      rules = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const inject = async (fault: Fault, response: ServerResponse): Promise<'ended'> => {
  if (fault === 'cut') {
    response.destroy()
    return 'ended'
  }
  const isHtml = 'html' in fault
  response.writeHead(fault.status, {
    'content-type': isHtml ? 'text/html' : 'application/json',
    'access-control-allow-origin': '*',
  })
  response.end(isHtml ? fault.html : JSON.stringify(fault.body))
  return 'ended'
}
