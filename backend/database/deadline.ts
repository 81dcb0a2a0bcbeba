import { AsyncLocalStorage } from 'node:async_hooks'

/** The end of a request: the signal that aborts then, and the time in milliseconds of `performance.now()`. */
export type Deadline = {
  signal: AbortSignal
  endsAt: number
  /** Aborts when the client closes its connection. */
  client?: AbortSignal
  /** Whether the request has had a connection to the database. */
  hasBegun?: boolean
}

const deadlines = new AsyncLocalStorage<Deadline>()

/**
 * Runs `work` under a deadline. When the signal aborts, the open transactions of `work` are cut off and it
 * cannot begin another one, so that nothing is committed after the caller received an error.
 */
export const withDeadline = <Result>(deadline: Deadline, work: () => Result): Result =>
  deadlines.run(deadline, work)

/** The deadline of the current request. Background jobs have none. */
export const currentDeadline = (): AbortSignal | undefined => deadlines.getStore()?.signal

/** The milliseconds until the deadline of the current request, at least 0; Infinity without a deadline. */
export const timeLeft = (): number => {
  const deadline = deadlines.getStore()
  return deadline ? Math.max(0, deadline.endsAt - performance.now()) : Number.POSITIVE_INFINITY
}

/** Rejects the current request if its deadline is over, or if its client is gone before it has had a connection. */
export const begin = (): void => {
  const request = deadlines.getStore()
  if (!request) return
  request.signal.throwIfAborted()
  if (!request.hasBegun) request.client?.throwIfAborted()
  request.hasBegun = true
}
