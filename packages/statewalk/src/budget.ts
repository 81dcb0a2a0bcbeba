import type { Rules } from './rules.ts'

/** Says which limit an exploration has reached, or null. */
export type Budget = (configurations: number) => string | null

/** Counts from now. Memory is only known in Node. */
export const createBudget = (rules: Rules, start: number = now()): Budget => {
  const limits = {
    configurations: rules['max configurations'],
    seconds: rules['max seconds'],
    megabytes: rules['max megabytes'],
  }
  return (configurations) => {
    if (configurations > limits.configurations) return `${limits.configurations} configurations`
    if (now() - start > limits.seconds * 1_000) return `${limits.seconds} seconds`
    // Reading the heap takes longer than a move.
    if (configurations % 256 === 0 && usedMegabytes() > limits.megabytes)
      return `${limits.megabytes} MB of memory`
    return null
  }
}

/* Not Date.now, which belongs to the explored machine. */
const now = (): number => performance.now()

const usedMegabytes = (): number => {
  const { process }: { process?: Pick<NodeJS.Process, 'memoryUsage'> } = globalThis
  return (process?.memoryUsage?.().heapUsed ?? 0) / 1e6
}
