import type { Clock, Log } from '../../machines/ports.ts'

/** One line of the log. */
export type LogEntry = {
  /** ISO 8601, UTC. */
  at: string
  /** The act that failed, in our words. */
  where: string
  kind: string
  /** What support looks up. */
  reference?: string
}

/**
 * Writes failures to `write`, for example the console or a collector: the kind and the reference, never a
 * text that a person or a server wrote. A reference of another shape is left out.
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
      ...(reference !== undefined && isReference.test(reference) && { reference }),
    }),
})

const isReference = /^[\w.:-]{1,100}$/
