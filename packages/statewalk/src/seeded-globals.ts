import { catchingErrors } from './xstate-internals.ts'

/** How every id begins that `crypto.randomUUID` makes from seeded randomness. */
export const seededIdStart = '00000000-0000-4000-8000-'

/** The state of a seeded generator of numbers and ids. */
export type Used = { state: number; ids: number }

/** What machines read from the world although they should not: randomness and the time of day. */
export type SeededGlobals = {
  /** Runs `work` while `Math.random`, `crypto.randomUUID` and `Date.now` give the same values in every run. */
  perform<Result>(work: () => Result): Result
  /** How much randomness has been used. */
  used(): Used
  /** Continues from there. */
  continueFrom(used: Used): void
}

/** A generator of numbers from 0 to 1 (Mulberry32) that can return to a state of its own. */
export const createRandom = (seed: number) => {
  let state = seed
  return {
    state: () => state,
    continueFrom: (earlier: number) => {
      state = earlier
    },
    random: (): number => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    },
  }
}

/**
 * Randomness from a fixed seed, and the time of day from a clock. The global functions are replaced only during work.
 * XState throws the error of a subscriber later; `onError` receives it at once.
 */
export const createSeededGlobals = (
  now: () => number,
  onError: (error: unknown) => void = () => {},
): SeededGlobals => {
  const generator = createRandom(0x9e3779b9)
  let ids = 0
  let later = { real: setTimeout, catching: catchingErrors(setTimeout, onError) }
  const randomUUID = (): `${string}-${string}-${string}-${string}-${string}` => {
    ids += 1
    return `${seededIdStart}${String(ids).padStart(12, '0')}`
  }
  return {
    used: () => ({ state: generator.state(), ids }),
    continueFrom(used) {
      generator.continueFrom(used.state)
      ids = used.ids
    },
    perform(work) {
      const { setTimeout } = globalThis
      const real = { random: Math.random, now: Date.now, randomUUID: crypto.randomUUID }
      if (setTimeout !== later.real)
        later = { real: setTimeout, catching: catchingErrors(setTimeout, onError) }
      globalThis.setTimeout = later.catching
      Math.random = generator.random
      Date.now = now
      crypto.randomUUID = randomUUID
      try {
        return work()
      } finally {
        globalThis.setTimeout = setTimeout
        Math.random = real.random
        Date.now = real.now
        crypto.randomUUID = real.randomUUID
      }
    },
  }
}
