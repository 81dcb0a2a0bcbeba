import { createServer, request as forward, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Deferred, deferred } from './deferred.ts'

/** What may happen to a request instead of being forwarded. */
export type Fault =
  | { status: number; body: unknown }
  | { status: number; html: string }
  /** The connection ends without an answer. */
  | 'cut'

/** A request that is kept waiting before it is forwarded. */
export type HeldRequest = { arrived: Promise<void>; release(): void }

/** Stands between a client and a real server, and lets a test break the line. */
export type FaultyProxy = {
  /** Origin to give to the client. */
  origin: string
  /** How many requests whose path contains this text have come. */
  count(path: string): number
  /** The next `times` requests whose path contains this text meet with the fault. */
  fault(path: string, fault: Fault, times?: number): void
  /** The next request whose path contains this text waits. */
  hold(path: string): HeldRequest
  /** Forgets faults, holds and counts. */
  reset(): void
  close(): Promise<void>
}

type Rule = {
  path: string
  left: number
  act(response: ServerResponse): Promise<'go on' | 'ended'>
}

/** Listens on a port that the system chooses, in front of a server on this machine. */
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
        if ((await rule.act(response)) === 'ended') return
      }
    }
    const { method, headers } = incoming
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  // A server that listens on a port has an address with one.
  const { port: own } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${own}`,
    count: (path) => paths.filter((one) => one.includes(path)).length,
    fault: (path, fault, times = 1) => {
      rules.push({ path, left: times, act: (response) => meet(fault, response) })
    },
    hold: (path) => {
      const arrived: Deferred<void> = deferred()
      const gate: Deferred<void> = deferred()
      rules.push({
        path,
        left: 1,
        act: async () => {
          arrived.resolve()
          await gate.promise
          return 'go on'
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

const meet = async (fault: Fault, response: ServerResponse): Promise<'ended'> => {
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
