/** Timers that tests can step. */
export type Timers = {
  /** Runs `run` once, after so many milliseconds; returns the way to call it off. */
  after(milliseconds: number, run: () => void): () => void
}

/** The timers of the browser. */
export const browserTimers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
