import type { Clock } from '../../machines/ports.ts'

/** The wall clock of the visitor's machine, in epoch milliseconds. */
export const systemClock: Clock = { now: () => Date.now() }
