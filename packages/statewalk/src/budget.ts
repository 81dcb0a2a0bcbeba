/** Where an exploration ends: at so many configurations, actors or timers in one of them, seconds, megabytes of the heap. */
export type Limits = {
  configurations: number
  actors: number
  seconds: number
  megabytes: number
  /**
   * How many times a shortest path pauses halfway to the next timer, so that a person also does something between two
   * timers. Each pause multiplies the configurations of a machine with timers.
   */
  pauses: number
}

/* A machine with a small model does not reach them. */
const defaultLimits: Limits = {
  configurations: 3_000,
  actors: 20,
  seconds: 300,
  megabytes: 2_000,
  pauses: 0,
}

/** The names of the limits. */
export const limitNames = Object.keys(defaultLimits) as (keyof Limits)[]

/** The limits of a model; `overrides` take precedence over its own. */
export const limitsOf = (
  { limits }: { limits?: Partial<Limits> },
  overrides?: Partial<Limits>,
): Limits => ({ ...defaultLimits, ...limits, ...overrides })

/** Says which limit an exploration has reached, or null. */
export type Budget = (configurations: number) => string | null

/** Counts from now. Memory is only known in Node. */
export const createBudget =
  (limits: Limits, start: number = now()): Budget =>
  (configurations) => {
    if (configurations > limits.configurations) return `${limits.configurations} configurations`
    if (now() - start > limits.seconds * 1_000) return `${limits.seconds} seconds`
    // Reading the heap takes longer than a move.
    if (configurations % 256 === 0 && usedMegabytes() > limits.megabytes)
      return `${limits.megabytes} MB of memory`
    return null
  }

/* Not Date.now, which belongs to the explored machine. */
const now = (): number => performance.now()

const usedMegabytes = (): number => {
  const { process }: { process?: Pick<NodeJS.Process, 'memoryUsage'> } = globalThis
  return (process?.memoryUsage?.().heapUsed ?? 0) / 1e6
}
