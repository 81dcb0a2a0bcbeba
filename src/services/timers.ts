import type { Clock } from '../../machines/ports.ts'

/** Timers, which tests replace. */
export type Timers = {
  /** Calls `run` once after the delay. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

/** The timers of the browser. */
export const browserTimers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** The wall clock of the visitor's machine, in epoch milliseconds. */
export const systemClock: Clock = { now: () => Date.now() }
