import type { Clock, Log } from '../../machines/ports.ts'
import { systemClock } from './timers.ts'

/** One line of the log. */
export type LogEntry = {
  /** ISO 8601, UTC. */
  at: string
  /** The operation that failed. */
  where: string
  kind: string
  /** The request id, for support. */
  reference?: string
}

/**
 * Passes failures to `write`, for example to the console or a collector: the kind and the reference, never text of a
 * person or a server. A reference in another format is omitted.
 */
export const createLog = ({
  clock,
  write,
}: {
  clock: Clock
  write(entry: LogEntry): void
}): Log => ({
  failure: (where, { kind, reference }) =>
    write({
      at: new Date(clock.now()).toISOString(),
      where,
      kind,
      ...(reference !== undefined && referencePattern.test(reference) && { reference }),
    }),
})

const referencePattern = /^[\w.:-]{1,100}$/

/** The log of a page: the browser's console. */
export const pageLog: Log = createLog({
  clock: systemClock,
  write: (entry) => console.warn('trellis', entry),
})
