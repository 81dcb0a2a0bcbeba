import type { Instant } from '../member.ts'

/**
 * The moment (epoch ms) at which every run begins: 5 January 2026, 09:00 UTC. Inputs that hold moments count
 * from here.
 */
export const clockStart: Instant = Date.UTC(2026, 0, 5, 9)

/** A timer that waits on a {@link StepClock}. */
export type Timer = {
  readonly name: string
  /** When it fires, in epoch ms. */
  readonly due: Instant
}

/** A clock for xstate that moves only when it is told to, from one due timer to the next. */
export type StepClock = {
  /** The present moment in epoch ms. */
  now(): Instant
  setTimeout(callback: () => void, ms: number): number
  clearTimeout(id: number): void
  /** The pending timers, the next due first; of two due together the older first. */
  timers(): readonly Timer[]
  /** Moves on by `ms`, firing each timer at its own moment, so that chained timers never skew. */
  advance(ms: number): void
}

/**
 * Makes a step clock. `nameOf` is asked once for every timer that is set.
 * Setting a timer throws where a browser would not keep it: a delay that is no number, or longer than 2^31 - 1 ms.
 */
export const createStepClock = ({
  start = clockStart,
  nameOf = () => 'timer',
}: {
  start?: Instant
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
      if (!(ms <= longestDelay)) throw new Error(`A timer of ${ms} ms cannot be kept by a browser.`)
      lastId += 1
      pending.set(lastId, { name: nameOf(), due: now + Math.max(0, ms), callback })
      return lastId
    },
    clearTimeout: (id) => {
      pending.delete(id)
    },
    timers: () => inOrder().map(([, { name, due }]) => ({ name, due })),
    advance(ms) {
      const end = now + ms
      for (let fired = 0; ; fired += 1) {
        const next = inOrder()[0]
        if (!next || next[1].due > end) break
        if (fired === mostAtOnce) throw new Error(`Timers fire for ever within ${ms} ms.`)
        const [id, timer] = next
        now = timer.due
        pending.delete(id)
        timer.callback()
      }
      now = end
    },
  }
}

const longestDelay = 2 ** 31 - 1
const mostAtOnce = 10_000
