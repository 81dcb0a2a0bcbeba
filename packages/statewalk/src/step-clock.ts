/**
 * The moment (epoch ms) at which runs begin by default: 5 January 2026, 09:00 UTC. Timestamps in inputs are relative to
 * it.
 */
export const clockStart: number = Date.UTC(2026, 0, 5, 9)

/** A pending timer of a {@link StepClock}. */
export type Timer = {
  readonly name: string
  /** When it fires, in epoch ms. */
  readonly due: number
}

/** A clock for XState that moves only on request, from one due timer to the next. */
export type StepClock = {
  /** The present moment in epoch ms. */
  now(): number
  setTimeout(callback: () => void, ms: number): number
  clearTimeout(id: number): void
  /** The pending timers, next due first; of two due together, older first. */
  timers(): readonly Timer[]
  /** Moves the clock to a moment, also back. Only without a pending timer. */
  set(moment: number): void
  /** Advances by `ms` and fires each timer at its own moment, so that chained timers do not drift. */
  advance(ms: number): void
}

/**
 * Creates a step clock. Calls `nameOf` once for every timer that is set. Setting a timer throws for a delay that
 * browsers do not support: not a number, or more than 2^31 - 1 ms.
 */
export const createStepClock = ({
  start = clockStart,
  nameOf = () => 'timer',
}: {
  start?: number | undefined
  nameOf?: () => string
} = {}): StepClock => {
  let now = start
  let lastId = 0
  const pending = new Map<number, Timer & { callback: () => void }>()

  const inOrder = () =>
    [...pending].sort(([oneId, one], [otherId, other]) => one.due - other.due || oneId - otherId)

  return {
    now: () => now,
    setTimeout(callback, ms) {
      if (!(ms <= maxDelay)) throw new Error(`A timer of ${ms} ms is not supported by browsers.`)
      lastId += 1
      pending.set(lastId, { name: nameOf(), due: now + Math.max(0, ms), callback })
      return lastId
    },
    clearTimeout: (id) => {
      pending.delete(id)
    },
    set(moment) {
      now = moment
    },
    timers: () => inOrder().map(([, { name, due }]) => ({ name, due })),
    advance(ms) {
      const end = now + ms
      for (let fired = 0; ; fired += 1) {
        const next = inOrder()[0]
        if (!next || next[1].due > end) break
        if (fired === maxAtOnce) throw new Error(`Timers fire endlessly within ${ms} ms.`)
        const [id, timer] = next
        now = timer.due
        pending.delete(id)
        timer.callback()
      }
      now = end
    },
  }
}

/** The longest delay (ms) that browsers support: 24.8 days. */
export const maxDelay = 2 ** 31 - 1
const maxAtOnce = 10_000
