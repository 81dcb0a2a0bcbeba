import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** What the proxy does to a transaction, or to a statement that commits by itself. */
const kinds = [
  'conflict at a statement',
  'conflict at COMMIT',
  'cut before COMMIT',
  'cut after COMMIT',
  'latency',
] as const

export type ConflictKind = (typeof kinds)[number]

/** A proxy that behaves like a distributed engine under contention. */
export type ConflictProxy = {
  port: number
  /** Starts to inject: into each transaction, or statement outside one, with this probability. 0 stops it. */
  inject(probability: number): void
  /** How often each kind was injected. */
  counts(): Readonly<Record<ConflictKind, number>>
  close(): Promise<void>
}

/** Starts a proxy between the API and a PostgreSQL server. Equal seeds draw equal faults, in the order of requests. */
export const startConflictProxy = async (
  target: NetConnectOpts,
  seed: number,
): Promise<ConflictProxy> => {
  const random = createRandom(seed)
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<ConflictKind, number>
  const sockets = new Set<Socket>()
  let probability = 0

  const draw = (): Planned => {
    if (random() >= probability) return null
    const kind = kinds[Math.floor(random() * kinds.length)] ?? 'latency'
    return { kind, statement: 1 + Math.floor(random() * 4) }
  }

  const server = createServer((client) => {
    const upstream = connect(target)
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    let planned: Planned = null
    let statement = 0
    let isOpen = false
    let isCommitted = false

    /** Forwards one request of the client, or what the fault puts in its place. */
    const handle = (request: Buffer): void => {
      const text = statementIn(request)
      if (text === 'begin') {
        isOpen = true
        planned = draw()
        statement = 0
        upstream.write(request)
        return
      }
      const wasOpen = isOpen
      if (!wasOpen) planned = draw()
      if (text === 'rollback') planned = null
      const ends = text === 'commit' || !wasOpen
      if (text === 'commit' || text === 'rollback') isOpen = false
      statement += 1
      const isDue =
        ends || (planned?.kind === 'conflict at a statement' && statement === planned.statement)
      if (planned === null || !(isDue || planned.kind === 'latency')) {
        upstream.write(request)
        return
      }
      const { kind } = planned
      planned = null
      counts[kind] += 1
      apply[kind](request, text === 'commit' ? conflictAtCommit : conflict)
    }
    const apply: Record<ConflictKind, (request: Buffer, error: Buffer) => void> = {
      'conflict at a statement': (_, error) => upstream.write(error),
      'conflict at COMMIT': (_, error) => upstream.write(error),
      'cut before COMMIT': end,
      'cut after COMMIT': (request) => {
        isCommitted = true
        upstream.write(request)
      },
      latency: (request) => {
        setTimeout(() => upstream.write(request), latencyMs)
      },
    }

    const requests = splitRequests(handle)
    client.on('data', (bytes) => requests(bytes))
    // The first answer after COMMIT shows that the server has executed it. The client does not get it.
    upstream.on('data', (bytes) => (isCommitted ? end() : client.write(bytes)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    // A server that listens on a port has an address with one.
    port: (server.address() as AddressInfo).port,
    inject: (value) => {
      probability = value
    },
    counts: () => ({ ...counts }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

type Planned = { kind: ConflictKind; statement: number } | null

/** Between the regions of one continent. */
const latencyMs = 20

/**
 * Splits the bytes of a client into requests: the start-up message, and then everything up to a Query ('Q'), a Sync
 * ('S'), a password ('p') or Terminate ('X'), which is what the server answers as a whole.
 */
const splitRequests = (handle: (request: Buffer) => void) => {
  let pending = Buffer.alloc(0)
  let scanned = 0
  let hasStarted = false
  return (bytes: Buffer): void => {
    pending = Buffer.concat([pending, bytes])
    for (;;) {
      const header = hasStarted ? 1 : 0
      if (pending.length < scanned + header + 4) return
      const next = scanned + header + pending.readInt32BE(scanned + header)
      if (pending.length < next) return
      const isComplete =
        !hasStarted || 'QSpX'.includes(pending.toString('latin1', scanned, scanned + 1))
      hasStarted = true
      scanned = next
      if (!isComplete) continue
      const request = pending.subarray(0, scanned)
      pending = pending.subarray(scanned)
      scanned = 0
      handle(request)
    }
  }
}

/** The text of a simple Query in lower case, or ''. */
const statementIn = (request: Buffer): string =>
  request[0] === 'Q'.charCodeAt(0)
    ? request.toString('utf8', 5, request.length - 1).toLowerCase()
    : ''

const queryMessage = (text: string): Buffer => {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write('Q', 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** The server itself raises the error, so its state after it is the real one. */
const raise = `do $$ begin raise exception 'injected conflict' using errcode = '40001'; end $$`
const conflict = queryMessage(raise)
const conflictAtCommit = queryMessage(`rollback; ${raise}`)

/** A linear congruential generator (Numerical Recipes), from 0 to below 1. */
const createRandom = (seed: number) => {
  let state = seed >>> 0
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
