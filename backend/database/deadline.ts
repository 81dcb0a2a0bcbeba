import { AsyncLocalStorage } from 'node:async_hooks'

const deadlines = new AsyncLocalStorage<AbortSignal>()

/**
 * Runs `work` under a deadline. When the signal aborts, the open transactions of `work` are cut off and it
 * cannot begin another one, so that nothing is committed after the caller received an error.
 */
export const withDeadline = <Result>(deadline: AbortSignal, work: () => Result): Result =>
  deadlines.run(deadline, work)

/** The deadline of the current request. Background jobs have none. */
export const currentDeadline = (): AbortSignal | undefined => deadlines.getStore()
