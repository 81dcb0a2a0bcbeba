import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A stable TCP endpoint in front of the current primary. Its forwarding can stall. */
export type DatabaseEndpoint = {
  port: number
  /** Closes every open connection and forwards new ones to this Unix socket. */
  pointTo(socket: string): void
  /** Forwards neither bytes nor the end of a connection, like a network without a route. */
  stall(): void
  /** Forwards everything that was held back, in order, and continues. */
  resume(): void
  close(): Promise<void>
}

/** Listens on a free local port. */
export const openDatabaseEndpoint = async (socket: string): Promise<DatabaseEndpoint> => {
  let target = socket
  /** The actions held back during a stall, otherwise undefined. */
  let held: (() => void)[] | undefined
  const open = new Set<Socket>()
  const pass = (action: () => void) => {
    if (held) held.push(action)
    else action()
  }
  const forward = (from: Socket, to: Socket) => {
    open.add(from)
    from.on('data', (bytes) => pass(() => void (to.writable && to.write(bytes))))
    from.on('error', ignoreBrokenConnection)
    from.on('close', () => {
      open.delete(from)
      pass(() => to.destroy())
    })
  }
  const server = createServer((client) => {
    const upstream = connect(target)
    forward(client, upstream)
    forward(upstream, client)
  })
  const cut = () => {
    for (const each of open) each.destroy()
  }
  const resume = () => {
    const actions = held ?? []
    held = undefined
    for (const action of actions) action()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    port,
    pointTo: (next) => {
      target = next
      cut()
    },
    stall: () => {
      held ??= []
    },
    resume,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
        resume()
      }),
  }
}

const ignoreBrokenConnection = (): void => {}
