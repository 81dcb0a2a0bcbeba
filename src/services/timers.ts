import { type FailureKind, ServiceFailure } from '../../machines/failure.ts'
import type { Clock } from '../../machines/ports.ts'

/** Timers, which tests replace. */
export type Timers = {
  /** Calls `run` once after the delay. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

export const browserTimers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** The wall clock of the visitor's machine, in epoch milliseconds. */
export const systemClock: Clock = { now: () => Date.now() }

/** The time limit of a task, and the signal that cancels it. */
type DeadlineOptions = {
  timers: Timers
  milliseconds: number
  /** Cancels the task, which then rejects 'superseded'. */
  signal?: AbortSignal | undefined
}

/**
 * Runs a task with a deadline. Rejects 'timed out' at the deadline and 'superseded' when the caller cancels. In both
 * cases the signal of the task is aborted and its later result is ignored.
 */
export const withinDeadline = <Value>(
  task: (signal: AbortSignal) => Promise<Value>,
  { timers, milliseconds, signal }: DeadlineOptions,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController()
    const end = (kind: FailureKind) => {
      cleanUp()
      reject(new ServiceFailure({ kind }))
      controller.abort()
    }
    const giveUp = () => end('superseded')
    const stopTimer = timers.after(milliseconds, () => end('timed out'))
    const cleanUp = () => {
      stopTimer()
      signal?.removeEventListener('abort', giveUp)
    }

    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp)
    task(controller.signal).finally(cleanUp).then(resolve, reject)
  })
