import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** Which bytes are held back: those in both directions, or only those from the server. */
export type Stalled = 'both ways' | 'answers'

/** A TCP proxy between a client and a server that simulates a bad network. */
export type TcpProxy = {
  port: number
  /** Holds back bytes, including those of new connections. Both connections stay open, as in a stalled network. */
  stall(what?: Stalled): void
  /** Delivers all held-back bytes in order, then continues. */
  resume(): void
  /** Closes every connection. */
  cut(): void
  /** Closes every connection and forwards new ones to another server. */
  pointTo(target: NetConnectOpts): void
  close(): Promise<void>
}

/** Starts a proxy on a free port. */
export const startTcpProxy = async (initialTarget: NetConnectOpts): Promise<TcpProxy> => {
  let target = initialTarget
  let stalled: Stalled | 'nothing' = 'nothing'
  const held: (() => void)[] = []
  const sockets = new Set<Socket>()

  const forward = (from: Socket, to: Socket, isAnswer: boolean) => {
    const deliver = (step: () => void) => {
      const holds = stalled === 'both ways' || (stalled === 'answers' && isAnswer)
      if (holds) held.push(step)
      else step()
    }
    sockets.add(from)
    from.on('data', (bytes) => deliver(() => to.write(bytes)))
    from.on('end', () => deliver(() => to.end()))
    from.on('error', () => deliver(() => to.destroy()))
    from.on('close', () => {
      sockets.delete(from)
      deliver(() => to.destroy())
    })
  }
  const server = createServer((client) => {
    const upstream = connect(target)
    forward(client, upstream, false)
    forward(upstream, client, true)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const resume = () => {
    stalled = 'nothing'
    for (const step of held.splice(0)) step()
  }
  return {
    // A server that listens on a port has an address with one.
    port: (server.address() as AddressInfo).port,
    stall: (what = 'both ways') => {
      stalled = what
    },
    resume,
    cut,
    pointTo: (next) => {
      target = next
      cut()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
        resume()
      }),
  }
}
