import { type FailureKind, ServiceFailure } from '../../machines/failure.ts'
import type { Timers } from './timers.ts'

/** How long an act may take, and who else may end it. */
export type Limits = {
  timers: Timers
  milliseconds: number
  /** When this fires the act has become pointless: it rejects 'overtaken'. */
  signal?: AbortSignal | undefined
}

/**
 * Runs an act that must end in time. Rejects 'timed out' at the deadline and 'overtaken' when the caller
 * gives up; either way the act's own signal fires, and whatever it still brings is dropped.
 */
export const withinDeadline = <Value>(
  act: (signal: AbortSignal) => Promise<Value>,
  { timers, milliseconds, signal }: Limits,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const ended = new AbortController()
    const end = (kind: FailureKind) => {
      tidy()
      reject(new ServiceFailure({ kind }))
      ended.abort()
    }
    const giveUp = () => end('overtaken')
    const stopTimer = timers.after(milliseconds, () => end('timed out'))
    const tidy = () => {
      stopTimer()
      signal?.removeEventListener('abort', giveUp)
    }

    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp)
    act(ended.signal).finally(tidy).then(resolve, reject)
  })
